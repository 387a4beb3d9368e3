import { ButtonLink } from '../../ui/button.tsx';
import { Closing } from '../../sections/closing.tsx';

export function TransformationsClosing() {
  return (
    <Closing
      ground="deep"
      title="What would change in yours?"
      actions={
        <ButtonLink look="onDark" to="/booknow">
          Book Appointment
        </ButtonLink>
      }
    >
      Nobody can say from a picture. An examination shows what is possible, how long it would take and what it
      costs, before you decide.
    </Closing>
  );
}
