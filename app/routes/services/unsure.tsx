import { page } from '#clinic/pages/services.ts';
import { site } from '#clinic/site.ts';
import { phoneHref } from '../../../domain/contact.ts';
import { pathOf } from '../../pages.ts';
import { Closing } from '../../sections/closing.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** For those who know what bothers them and not what it is called. */
export function ServicesUnsure() {
  const { title, text, action } = page.unsure;
  return (
    <Closing
      ground="sand"
      title={title}
      actions={
        <>
          <ButtonLink to={pathOf('book')}>{action}</ButtonLink>
          <ButtonAnchor look="quiet" href={phoneHref(site.phone)}>
            <Icon name="phone" /> {site.phone}
          </ButtonAnchor>
        </>
      }
    >
      {text}
    </Closing>
  );
}
