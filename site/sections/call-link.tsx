import { site } from '#clinic/site.ts';
import { shared } from '#words/shared.ts';
import { phoneHref } from '../../domain/contact-links.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { phoneIcon } from '../ui/icons.ts';

/** The clinic's telephone number beside a button, and by night when it is answered. */
export function CallLink() {
  return (
    <div>
      <ButtonAnchor look="quiet" href={phoneHref(site.phone)}>
        <Icon drawing={phoneIcon} /> {site.phone}
      </ButtonAnchor>
      <p className="hidden text-small closed:block">{shared.answered}</p>
    </div>
  );
}
