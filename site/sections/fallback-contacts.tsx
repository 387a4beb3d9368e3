import { site } from '#clinic/site.ts';
import { fallbackContacts } from '#words/fallback-contacts.ts';
import { phoneHref } from '../../domain/web/contact-links.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { Icon, phoneIcon, whatsappIcon } from '../ui/icons.tsx';

type Props = {
  /** where a chat with the clinic begins, if it has one */
  chat: string | undefined;
};

/** The ways to the clinic that need nothing of this site: a call and a chat. For wherever something failed. */
export function FallbackContacts({ chat }: Props) {
  return (
    <>
      <ButtonAnchor look="onDark" href={phoneHref(site.phone)}>
        <Icon drawing={phoneIcon} /> {site.phone}
      </ButtonAnchor>
      {chat && (
        <ButtonAnchor look="onDark" href={chat} data-chat="" target="_blank" rel="noopener">
          <Icon drawing={whatsappIcon} /> {fallbackContacts.whatsapp}
        </ButtonAnchor>
      )}
    </>
  );
}
