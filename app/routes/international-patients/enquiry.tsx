import { EnquiryForm } from '../../contact/enquiry-form.tsx';
import type { InternationalPatientsPage } from '../../../domain/content/pages/international-patients.ts';
import { ENQUIRY } from './enquiry-link.tsx';

export default function InternationalEnquiry({
  title,
  intro,
  treatments,
}: InternationalPatientsPage['enquiry']) {
  return (
    <section id={ENQUIRY.id} aria-labelledby={ENQUIRY.headingId} className="bg-mist">
      <div className="page grid gap-x-16 gap-y-8 py-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-20">
        <div>
          <h2 id={ENQUIRY.headingId} tabIndex={-1} className="text-section">
            {title}
          </h2>
          <p className="mt-3 text-lead">{intro}</p>
        </div>
        <div className="rounded-3xl bg-white p-5 shadow-card sm:p-8">
          <EnquiryForm treatments={treatments} />
        </div>
      </div>
    </section>
  );
}
