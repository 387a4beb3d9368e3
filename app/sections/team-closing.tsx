import { ButtonLink } from '../ui/button.tsx';

export function TeamClosing() {
  return (
    <section aria-labelledby="closing" className="bg-sand">
      <div className="page grid justify-items-center py-14 text-center lg:py-20">
        <h2 id="closing" className="text-section">
          Meet them in person
        </h2>
        <p className="mt-3 prose-width text-lead">
          Tell us when it suits you and what worries you. Somebody from this page will answer.
        </p>
        <ButtonLink to="/booknow" className="mt-7">
          Book Appointment
        </ButtonLink>
      </div>
    </section>
  );
}
