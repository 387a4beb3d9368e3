import { ButtonLink } from '../../ui/button.tsx';
import { Closing } from '../../sections/closing.tsx';

export function TeamClosing() {
  return (
    <Closing
      ground="sand"
      title="Meet them in person"
      actions={<ButtonLink to="/booknow">Book Appointment</ButtonLink>}
    >
      Tell us when it suits you and what worries you. Somebody from this page will answer.
    </Closing>
  );
}
