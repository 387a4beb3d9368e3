import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Closing } from '../../sections/closing.tsx';
import { EnquiryLink } from './enquiry-link.tsx';

export function InternationalClosing() {
  return (
    <Closing
      ground="sand"
      title="Ready when you are"
      actions={
        <>
          <EnquiryLink>Send an Enquiry</EnquiryLink>
          <ButtonLink look="secondary" to="/contact">
            <Icon name="whatsapp" /> WhatsApp Us
          </ButtonLink>
        </>
      }
    >
      Ask first, decide later: an enquiry costs nothing and binds you to nothing.
    </Closing>
  );
}
