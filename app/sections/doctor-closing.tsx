import { ButtonLink } from '../ui/button.tsx';

export function DoctorClosing() {
  return (
    <section aria-labelledby="closing" className="bg-sand">
      <div className="page grid justify-items-center py-14 text-center lg:py-20">
        <h2 id="closing" className="text-section">
          Not sure whom to see?
        </h2>
        <p className="mt-3 prose-width text-lead">
          Describe what bothers you when you book. We find the dentist who treats it, and the first visit is
          for looking and talking.
        </p>
        <ButtonLink to="/book-appointment" className="mt-7">
          Book an Appointment
        </ButtonLink>
      </div>
    </section>
  );
}
