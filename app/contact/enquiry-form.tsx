import { controlLook, Field } from '../ui/field.tsx';
import { personalInput } from '../ui/personal-input.ts';
import { enquiryFault, TREATMENTS } from './enquiry.ts';
import { MessageForm } from './message-form.tsx';

/** The enquiry of a patient from abroad (decisions 11). */
export function EnquiryForm() {
  return (
    <MessageForm label="Enquiry" sendLabel="Send Enquiry" notice="enquiry" findFault={enquiryFault}>
      {(messageOf) => (
        <>
          <input type="hidden" name="subject" value="International patient enquiry" />
          <Field id="enquiry-name" label="Full Name" error={messageOf('name')} required>
            {(control) => <input {...control} {...personalInput.name} name="name" />}
          </Field>
          <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
            <Field id="enquiry-email" label="Email Address" error={messageOf('email')} required>
              {(control) => <input {...control} {...personalInput.email} name="email" />}
            </Field>
            <Field id="enquiry-phone" label="Phone Number">
              {(control) => (
                <input {...control} {...personalInput.phone} name="phone" placeholder="With country code" />
              )}
            </Field>
          </div>
          <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
            <Field id="enquiry-country" label="Country" error={messageOf('country')} required>
              {(control) => (
                <input
                  {...control}
                  name="country"
                  type="text"
                  autoComplete="country-name"
                  maxLength={100}
                  className={controlLook}
                />
              )}
            </Field>
            <Field id="enquiry-treatment" label="Treatment Interest">
              {(control) => (
                <select
                  {...control}
                  name="treatment"
                  autoComplete="off"
                  className={`${controlLook} select-caret`}
                >
                  <option value="">Not sure yet</option>
                  {TREATMENTS.map((treatment) => (
                    <option key={treatment}>{treatment}</option>
                  ))}
                </select>
              )}
            </Field>
          </div>
          <Field id="enquiry-message" label="Your Message" error={messageOf('message')} required>
            {(control) => (
              <textarea {...control} name="message" rows={5} maxLength={5000} className={controlLook} />
            )}
          </Field>
        </>
      )}
    </MessageForm>
  );
}
