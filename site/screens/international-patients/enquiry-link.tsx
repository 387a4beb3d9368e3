import type { ReactNode } from 'react';
import { site } from '#clinic/site.ts';
import { words } from '#words/international-patients.ts';
import { pathOf } from '../../../domain/screens.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { whatsappIcon } from '../../ui/icons.ts';

/** The section that holds the enquiry form, and its heading. */
export const ENQUIRY = { id: 'enquiry', headingId: 'enquiry-heading' };

/** A button that scrolls to the enquiry form; the keyboard goes on from there. */
export function EnquiryLink({ children }: { children: ReactNode }) {
  return (
    <ButtonAnchor href={`#${ENQUIRY.id}`} data-goes-to="enquiry">
      {children}
    </ButtonAnchor>
  );
}

/** The same with the other way to the clinic beside it. */
export function EnquiryOrChat({ children }: { children: ReactNode }) {
  return (
    <>
      <EnquiryLink>{children}</EnquiryLink>
      {site.whatsapp && (
        <ButtonLink look="secondary" to={pathOf('contact')}>
          <Icon drawing={whatsappIcon} /> {words.whatsapp}
        </ButtonLink>
      )}
    </>
  );
}
