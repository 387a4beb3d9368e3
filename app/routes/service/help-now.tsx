import { site } from '#clinic/site.ts';
import { phoneHref } from '../../../domain/contact.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The signs that cannot wait, and whom to ring. */
export function HelpNow({ text }: { text: string }) {
  return (
    <div className="bg-sea-deep p-5 text-mist shadow-sheet wide:p-8 print:p-0">
      <p className="prose-width">{text}</p>
      <ButtonAnchor look="onDark" href={phoneHref(site.phone)} className="mt-4">
        <Icon name="phone" /> {site.phone}
      </ButtonAnchor>
    </div>
  );
}
