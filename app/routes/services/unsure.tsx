import { page } from '#clinic/pages/services.ts';
import { site } from '#clinic/site.ts';
import { phoneHref } from '../../../domain/contact.ts';
import { pathOf } from '../../pages.ts';
import { NextStep } from '../../sections/next-step.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** For those who know what bothers them and not what it is called. */
export function ServicesUnsure() {
  const { title, text, action } = page.unsure;
  return (
    <NextStep title={title} text={text}>
      <ButtonLink to={pathOf('book')}>{action}</ButtonLink>
      <ButtonAnchor look="quiet" href={phoneHref(site.phone)} className="px-0!">
        <Icon name="phone" /> {site.phone}
      </ButtonAnchor>
    </NextStep>
  );
}
