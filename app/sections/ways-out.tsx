import { waysOut } from '#words/ways-out.ts';
import { phoneHref, phoneText, whatsappHref } from '../content/clinic-facts.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** The ways to the clinic that need nothing of this site: a call and, where it has WhatsApp, a chat. */
export function WaysOut({ look = 'secondary' }: { look?: 'secondary' | 'onDark' }) {
  return (
    <>
      <ButtonAnchor look={look} href={phoneHref}>
        <Icon name="phone" /> {phoneText}
      </ButtonAnchor>
      {whatsappHref && (
        <ButtonAnchor look={look} href={whatsappHref} target="_blank" rel="noopener">
          <Icon name="whatsapp" /> {waysOut.whatsapp}
        </ButtonAnchor>
      )}
    </>
  );
}
