import { phoneHref, phoneText } from '../content/clinic-facts.ts';
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

export function GalleryClosing() {
  return (
    <section aria-labelledby="closing" className="bg-sea-deep py-14 text-mist lg:py-20">
      <div className="page grid items-center gap-8 lg:grid-cols-[1fr_auto] lg:gap-16">
        <div>
          <h2 id="closing" className="text-section text-white">
            Come and see for yourself
          </h2>
          <p className="mt-4 prose-width text-lead">
            A first visit is a look, a talk and a plan. What can be changed in your mouth, and what may as
            well stay, you hear from the dentist who would do it.
          </p>
        </div>
        <div className="flex flex-wrap gap-x-2 gap-y-3">
          <ButtonLink look="onDark" to="/book">
            Book Appointment Now
          </ButtonLink>
          <ButtonAnchor
            look="quiet"
            href={phoneHref}
            className="text-white! decoration-sea-light! hover:decoration-white!"
          >
            <Icon name="phone" /> {phoneText}
          </ButtonAnchor>
        </div>
      </div>
    </section>
  );
}
