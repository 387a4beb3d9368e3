import { site } from '#clinic/site.ts';
import { page } from '#clinic/pages/article.ts';
import { shared } from '#words/shared.ts';
import { phoneHref } from '../../../domain/contact.ts';
import { pathOf } from '../../pages.ts';
import { NextStep } from '../../sections/next-step.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** After reading: have a look taken. */
export function ArticleNextStep() {
  return (
    <NextStep title={page.nextStep.title} text={page.nextStep.description}>
      <ButtonLink to={pathOf('booknow')}>{shared.bookAppointment}</ButtonLink>
      <ButtonAnchor look="quiet" href={phoneHref(site.phone)} className="px-0!">
        <Icon name="phone" /> {site.phone}
      </ButtonAnchor>
    </NextStep>
  );
}
