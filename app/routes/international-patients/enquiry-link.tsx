import type { MouseEvent, ReactNode } from 'react';
import { scrollTo } from '../../layout/smooth-scroll.ts';
import { ButtonAnchor } from '../../ui/button.tsx';

/** The section that holds the enquiry form, and its heading. */
export const ENQUIRY = { id: 'enquiry', headingId: 'enquiry-heading' };

/** A button that scrolls to the enquiry form; the keyboard goes on from there. */
export function EnquiryLink({ onDark = false, children }: { onDark?: boolean; children: ReactNode }) {
  return (
    <ButtonAnchor look={onDark ? 'onDark' : 'primary'} href={`#${ENQUIRY.id}`} onClick={goToForm}>
      {children}
    </ButtonAnchor>
  );
}

function goToForm(event: MouseEvent) {
  const section = document.getElementById(ENQUIRY.id);
  if (!section) return;
  event.preventDefault();
  scrollTo(section);
  document.getElementById(ENQUIRY.headingId)?.focus({ preventScroll: true });
}
