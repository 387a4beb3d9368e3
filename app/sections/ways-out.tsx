import { site } from '#clinic/site.ts';
import { waysOut } from '#words/ways-out.ts';
import { phoneHref, whatsappHref } from '../../domain/contact.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** The ways to the clinic that need nothing of this site: a call and a chat. For wherever something failed. */
export function WaysOut({ look = 'secondary' }: { look?: 'secondary' | 'onDark' }) {
  return (
    <>
      <ButtonAnchor look={look} href={phoneHref(site.phone)}>
        <Icon name="phone" /> {site.phone}
      </ButtonAnchor>
      {site.whatsapp && (
        <ButtonAnchor look={look} href={whatsappHref(site.whatsapp)} target="_blank" rel="noopener">
          <Icon name="whatsapp" /> {waysOut.whatsapp}
        </ButtonAnchor>
      )}
    </>
  );
}
