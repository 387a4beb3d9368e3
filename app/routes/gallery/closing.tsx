import { ButtonLink } from '../../ui/button.tsx';
import { CallLinkOnDeep } from '../../sections/call-link-on-deep.tsx';
import { Closing } from '../../sections/closing.tsx';

export function GalleryClosing() {
  return (
    <Closing
      ground="deep"
      title="Come and see for yourself"
      actions={
        <>
          <ButtonLink look="onDark" to="/book">
            Book Appointment Now
          </ButtonLink>
          <CallLinkOnDeep />
        </>
      }
    >
      A first visit is a look, a talk and a plan. What can be changed in your mouth, and what may as well
      stay, you hear from the dentist who would do it.
    </Closing>
  );
}
