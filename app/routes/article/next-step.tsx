import { site } from '#clinic/site.ts';
import { page } from '#clinic/pages/article.ts';
import { shared } from '#words/shared.ts';
import { phoneHref } from '../../../domain/contact.ts';
import { pathOf } from '../../pages.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** After reading: have a look taken. */
export function ArticleNextStep() {
  return (
    <div className="page max-w-4xl pb-14 lg:pb-20 print:hidden">
      <section aria-labelledby="next-step" className="rounded-3xl bg-mist p-6 sm:p-9">
        <h2 id="next-step" className="text-section">
          {page.nextStep.title}
        </h2>
        <p className="mt-3 prose-width">{page.nextStep.description}</p>
        <div className="mt-6 flex flex-wrap gap-x-2 gap-y-3">
          <ButtonLink to={pathOf('booknow')}>{shared.bookAppointment}</ButtonLink>
          <ButtonAnchor look="quiet" href={phoneHref(site.phone)}>
            <Icon name="phone" /> {site.phone}
          </ButtonAnchor>
        </div>
      </section>
    </div>
  );
}
