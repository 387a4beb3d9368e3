import { ButtonLink } from '../../ui/button.tsx';
import { Closing } from '../../sections/closing.tsx';

export function DoctorClosing() {
  return (
    <Closing
      ground="sand"
      title="Not sure whom to see?"
      actions={<ButtonLink to="/book-appointment">Book an Appointment</ButtonLink>}
    >
      Describe what bothers you when you book. We find the dentist who treats it, and the first visit is for
      looking and talking.
    </Closing>
  );
}
