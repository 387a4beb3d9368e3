import { ButtonLink } from '../ui/button.tsx';

export function TransformationsClosing() {
  return (
    <section aria-labelledby="closing" className="bg-sea-deep py-14 text-mist lg:py-20">
      <div className="page grid items-center gap-8 lg:grid-cols-[1fr_auto] lg:gap-16">
        <div>
          <h2 id="closing" className="text-section text-white">
            What would change in yours?
          </h2>
          <p className="mt-4 prose-width text-lead">
            Nobody can say from a picture. An examination shows what is possible, how long it would take and
            what it costs, before you decide.
          </p>
        </div>
        <ButtonLink look="onDark" to="/booknow" className="justify-self-start">
          Book Appointment
        </ButtonLink>
      </div>
    </section>
  );
}
