import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { EnquiryLink } from './international-enquiry-link.tsx';

export function InternationalClosing() {
  return (
    <section aria-labelledby="closing-heading" className="bg-sand">
      <div className="page grid justify-items-center py-14 text-center lg:py-20">
        <h2 id="closing-heading" className="text-section">
          Ready when you are
        </h2>
        <p className="prose-width mt-3 text-lead">
          Ask first, decide later: an enquiry costs nothing and binds you to nothing.
        </p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          <EnquiryLink>Send an Enquiry</EnquiryLink>
          <ButtonLink look="secondary" to="/contact">
            <Icon name="whatsapp" /> WhatsApp Us
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
