import { site } from '#clinic/site.ts';
import { phoneHref } from '../../domain/contact.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** The way out beside a button: the clinic's number, to call, on a deep ground. */
export function CallLinkOnDeep() {
  return (
    <ButtonAnchor
      look="quiet"
      href={phoneHref(site.phone)}
      className="text-white! decoration-sea-light! hover:decoration-white!"
    >
      <Icon name="phone" /> {site.phone}
    </ButtonAnchor>
  );
}
