import { enquiry } from '#words/enquiry.ts';
import { ENQUIRY_FIELDS, ENQUIRY_SUBJECT, enquirySchema } from '../../../domain/forms/enquiry.ts';
import { FormControl } from '../form-control.tsx';
import { FormFrame } from './form-frame.tsx';

type Props = {
  /** address of a WhatsApp chat with the clinic, if it has one */
  chat: string | undefined;
  treatments: readonly string[];
  /** within what time a quote follows, if the clinic says it; shown once the enquiry is sent */
  quote?: string | undefined;
  /** the treatments in English for the clinic's e-mail, on a page in another language */
  inEnglish?: readonly string[] | undefined;
};

/** The enquiry form for patients from abroad. */
export function EnquiryForm({ chat, treatments, quote, inEnglish }: Props) {
  return (
    <FormFrame
      id="enquiry"
      chat={chat}
      fields={ENQUIRY_FIELDS}
      words={enquiry}
      schema={enquirySchema}
      sentNote={quote}
    >
      {(field) => (
        <>
          <input type="hidden" name="subject" value={ENQUIRY_SUBJECT} />
          {field('name')}
          <div className="grid gap-3 sm:gap-5 sm:grid-cols-2 sm:items-end">
            {field('email')}
            {field('phone', {
              control: (props) => (
                <FormControl {...props} kind="phone" placeholder={enquiry.phonePlaceholder} />
              ),
            })}
          </div>
          <div className="grid gap-3 sm:gap-5 sm:grid-cols-2 sm:items-end">
            {field('country')}
            {field('treatment', {
              control: (props) => (
                <FormControl {...props} kind="choice">
                  <option value="">{enquiry.noTreatment}</option>
                  {treatments.map((treatment, index) => (
                    <option key={treatment} value={inEnglish?.[index]}>
                      {treatment}
                    </option>
                  ))}
                </FormControl>
              ),
            })}
          </div>
          {field('message')}
        </>
      )}
    </FormFrame>
  );
}
