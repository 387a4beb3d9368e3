import { site } from '#clinic/site.ts';
import { words } from '#words/service.ts';
import { phoneHref } from '../../../domain/contact.ts';
import { pathOf } from '../../../domain/screens.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { phoneIcon } from '../../ui/icons.ts';

/** Under the loading panel of a service that there is not, should the way to the list of all not open. */
export function ServiceNotFound() {
  return (
    <section className="page grid min-h-[80vh] content-center justify-items-center pt-[calc(var(--header-height)+3rem)] pb-20 text-center">
      <h1 className="text-title">{words.notFound.title}</h1>
      <p className="mt-4 prose-width text-lead">{words.notFound.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to={pathOf('services')}>{words.notFound.action}</ButtonLink>
        <ButtonAnchor look="secondary" href={phoneHref(site.phone)}>
          <Icon drawing={phoneIcon} /> {site.phone}
        </ButtonAnchor>
      </div>
    </section>
  );
}
