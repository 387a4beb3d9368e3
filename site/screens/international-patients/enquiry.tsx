import type { ReactNode } from 'react';
import { page } from '#clinic/pages/international-patients.ts';
import { ENQUIRY } from './enquiry-link.tsx';

/** @param children - the enquiry's form */
export function InternationalEnquiry({ children }: { children: ReactNode }) {
  const { title, intro } = page.enquiry;
  return (
    <section id={ENQUIRY.id} aria-labelledby={ENQUIRY.headingId} className="bg-mist py-section">
      <div className="page question-answer">
        <div>
          <h2 id={ENQUIRY.headingId} tabIndex={-1} className="text-section">
            {title}
          </h2>
          <p className="mt-3 text-lead">{intro}</p>
        </div>
        <div className="large-sheet bg-white">{children}</div>
      </div>
    </section>
  );
}
