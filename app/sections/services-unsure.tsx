import { phoneHref, phoneText } from '../content/clinic-facts.ts';
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** For those who know what bothers them and not what it is called. */
export function ServicesUnsure() {
  return (
    <section aria-labelledby="unsure" className="bg-sea-deep py-14 text-mist lg:py-20">
      <div className="page grid items-center gap-8 lg:grid-cols-[1fr_auto] lg:gap-16">
        <div>
          <h2 id="unsure" className="text-section text-white">
            Not sure which service you need?
          </h2>
          <p className="mt-4 prose-width text-lead">
            Most people aren’t. Tell us what you feel or see, in your own words. A dentist examines you,
            explains what there is and what can wait, and you decide afterwards.
          </p>
        </div>
        <div className="flex flex-wrap gap-x-2 gap-y-3">
          <ButtonLink look="onDark" to="/book">
            Book a Consultation
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
