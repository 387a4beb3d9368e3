import { page } from '#clinic/pages/international-patients.ts';
import { EnquiryForm } from '../../contact/enquiry-form.tsx';
import { ENQUIRY } from './enquiry-link.tsx';

type Props = { treatmentsInEnglish?: readonly string[] | undefined };

export function InternationalEnquiry({ treatmentsInEnglish }: Props) {
  const { title, intro, treatments } = page.enquiry;
  return (
    <section id={ENQUIRY.id} aria-labelledby={ENQUIRY.headingId} className="bg-mist py-section">
      <div className="page question-answer">
        <div>
          <h2 id={ENQUIRY.headingId} tabIndex={-1} className="text-section">
            {title}
          </h2>
          <p className="mt-3 text-lead">{intro}</p>
        </div>
        <div className="large-sheet bg-white">
          <EnquiryForm treatments={treatments} inEnglish={treatmentsInEnglish} />
        </div>
      </div>
    </section>
  );
}
