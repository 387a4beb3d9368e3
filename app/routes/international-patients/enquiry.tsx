import { EnquiryForm } from '../../contact/enquiry-form.tsx';
import type { InternationalPatientsPage } from '../../../domain/content/pages/international-patients.ts';
import { ENQUIRY } from './enquiry-link.tsx';

export function InternationalEnquiry({ title, intro, treatments }: InternationalPatientsPage['enquiry']) {
  return (
    <section id={ENQUIRY.id} aria-labelledby={ENQUIRY.headingId} className="bg-mist py-section">
      <div className="page question-answer">
        <div>
          <h2 id={ENQUIRY.headingId} tabIndex={-1} className="text-section">
            {title}
          </h2>
          <p className="mt-3 text-lead">{intro}</p>
        </div>
        <div className="bg-white p-5 shadow-sheet sm:p-8 wide:p-10 wide:shadow-large-sheet">
          <EnquiryForm treatments={treatments} />
        </div>
      </div>
    </section>
  );
}
