import { EnquiryForm } from '../../contact/enquiry-form.tsx';
import type { International } from '../../content/international-schema.ts';
import { ENQUIRY } from './enquiry-link.tsx';

const TREATMENTS = [
  'Dental Implants',
  'Full Mouth Rehabilitation',
  'Smile Makeover',
  'Orthodontics',
  'General Dentistry',
];

export default function InternationalEnquiry({ claims }: Pick<International, 'claims'>) {
  return (
    <section id={ENQUIRY.id} aria-labelledby={ENQUIRY.headingId} className="bg-mist">
      <div className="page grid gap-x-16 gap-y-8 py-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-20">
        <div>
          <h2 id={ENQUIRY.headingId} tabIndex={-1} className="text-section">
            Tell us what you need
          </h2>
          <p className="mt-3 text-lead">
            A few lines are enough. A coordinator contacts you within {claims.coordinatorHours} hours; your
            quote follows within {claims.quoteHours} hours of getting your photographs or X-rays.
          </p>
        </div>
        <div className="rounded-3xl bg-white p-5 shadow-card sm:p-8">
          <EnquiryForm treatments={TREATMENTS} />
        </div>
      </div>
    </section>
  );
}
