import { site } from '#clinic/site.ts';
import { phoneHref } from '../../domain/contact-links.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { Icon, phoneIcon } from '../ui/icons.tsx';

/** The clinic's telephone number beside a button, while somebody answers. */
export function CallLink() {
  return (
    <ButtonAnchor look="quiet" href={phoneHref(site.phone)} className="closed:hidden">
      <Icon drawing={phoneIcon} /> {site.phone}
    </ButtonAnchor>
  );
}
