import { site } from '#clinic/site.ts';
import { waysOut } from '#words/ways-out.ts';
import { phoneHref } from '../../domain/contact.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useChatHref } from './use-chat-href.ts';

type Props = {
  look?: 'secondary' | 'onDark';
  /** the id of the appointment request that failed */
  request?: string;
};

/** The ways to the clinic that need nothing of this site: a call and a chat. For wherever something failed. */
export function WaysOut({ look = 'secondary', request }: Props) {
  const chat = useChatHref(request);
  return (
    <>
      <ButtonAnchor look={look} href={phoneHref(site.phone)}>
        <Icon name="phone" /> {site.phone}
      </ButtonAnchor>
      {chat && (
        <ButtonAnchor look={look} href={chat} target="_blank" rel="noopener">
          <Icon name="whatsapp" /> {waysOut.whatsapp}
        </ButtonAnchor>
      )}
    </>
  );
}
