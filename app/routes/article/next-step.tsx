import { phoneHref, phoneText } from '../../content/clinic-facts.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** After reading: have a look taken. */
export function ArticleNextStep() {
  return (
    <div className="page max-w-4xl pb-14 lg:pb-20 print:hidden">
      <section aria-labelledby="next-step" className="rounded-3xl bg-mist p-6 sm:p-9">
        <h2 id="next-step" className="text-section">
          Would you like somebody to look at it?
        </h2>
        <p className="mt-3 prose-width">
          An article can’t see your teeth. An examination can, and it ends with a plan you understand.
        </p>
        <div className="mt-6 flex flex-wrap gap-x-2 gap-y-3">
          <ButtonLink to="/booknow">Book Appointment</ButtonLink>
          <ButtonAnchor look="quiet" href={phoneHref}>
            <Icon name="phone" /> {phoneText}
          </ButtonAnchor>
        </div>
      </section>
    </div>
  );
}
