import { site } from '#clinic/site.ts';
import { fallbackContacts } from '#words/fallback-contacts.ts';
import { phoneHref } from '../../../domain/web/contact-links.ts';
import { PhoneText } from './contact-links.tsx';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Icon, phoneIcon, whatsappIcon } from '../../ui/icons.tsx';

type Props = {
  /** WhatsApp link, if the clinic has a number */
  chat: string | undefined;
};

/** Phone and chat links, shown when something has failed. They need no JavaScript of the site. */
export function FallbackContacts({ chat }: Props) {
  return (
    <>
      <ButtonAnchor look="onDark" href={phoneHref(site.phone)}>
        <Icon drawing={phoneIcon} /> <PhoneText />
      </ButtonAnchor>
      {chat && (
        <ButtonAnchor look="onDark" href={chat} data-chat="" target="_blank" rel="noopener">
          <Icon drawing={whatsappIcon} /> {fallbackContacts.whatsapp}
        </ButtonAnchor>
      )}
    </>
  );
}
