import { site } from '#clinic/site.ts';
import { page } from '#clinic/pages/article.ts';
import { shared } from '#words/shared.ts';
import { phoneHref } from '../../../domain/contact.ts';
import { pathOf } from '../../pages.ts';
import { Closing } from '../../sections/closing.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** After reading: have a look taken. */
export function ArticleNextStep() {
  return (
    <Closing
      ground="sand"
      title={page.nextStep.title}
      actions={
        <>
          <ButtonLink to={pathOf('booknow')}>{shared.bookAppointment}</ButtonLink>
          <ButtonAnchor look="quiet" href={phoneHref(site.phone)}>
            <Icon name="phone" /> {site.phone}
          </ButtonAnchor>
        </>
      }
    >
      {page.nextStep.description}
    </Closing>
  );
}
