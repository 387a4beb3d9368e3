import { useEffect, useRef, type ChangeEvent } from 'react';
import { controlLook, Field, type ControlProps } from '../ui/field.tsx';
import { personalInput } from '../ui/personal-input.ts';
import { contactFault } from './contact-message.ts';
import { PHONE_PREFIX, phoneToSend, withoutSeparators, withPhonePrefix } from './indian-phone.ts';
import { MessageForm } from './message-form.tsx';

const FIELDS = ['name', 'email', 'phone', 'message'];

/** The message form of the contact section (spec 2). */
export default function ContactForm() {
  return (
    <MessageForm
      label="Message"
      sendLabel="Send Message"
      notice="message"
      findFault={contactFault}
      prepare={preparePhone}
      plainFields={FIELDS}
    >
      {(messageOf) => (
        <>
          <div className="grid gap-5 xl:grid-cols-2 xl:items-end">
            <Field id="contact-name" label="Full Name" error={messageOf('name')} required>
              {(control) => <input {...control} {...personalInput.name} name="name" />}
            </Field>
            <Field id="contact-email" label="Email" error={messageOf('email')} required>
              {(control) => <input {...control} {...personalInput.email} name="email" />}
            </Field>
          </div>
          <Field
            id="contact-phone"
            label="Phone Number"
            hint="Enter 10-digit mobile number"
            error={messageOf('phone')}
          >
            {(control) => <PhoneInput {...control} />}
          </Field>
          <Field id="contact-message" label="Your Message" error={messageOf('message')} required>
            {(control) => (
              <textarea
                {...control}
                name="message"
                rows={5}
                minLength={10}
                maxLength={5000}
                className={controlLook}
              />
            )}
          </Field>
        </>
      )}
    </MessageForm>
  );
}

function preparePhone(values: FormData) {
  values.set('phone', phoneToSend(String(values.get('phone') ?? '')));
}

/** An Indian phone number that always keeps its prefix; removed, it is restored (spec 5). */
function PhoneInput(control: ControlProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // It may have been removed before this code arrived.
    const element = input.current!;
    element.value = withPhonePrefix(element.value);
  }, []);

  function keepPrefix({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const caret = target.selectionStart ?? target.value.length;
    const deleted = ((nativeEvent as InputEvent).inputType ?? '').startsWith('delete');
    const text = withPhonePrefix(target.value, deleted ? caret : undefined);
    if (text === target.value) return;
    const behindCaret = withoutSeparators(target.value.slice(caret)).length;
    target.value = text;
    const place = Math.max(PHONE_PREFIX.length, text.length - behindCaret);
    target.setSelectionRange(place, place);
  }

  return (
    <input
      {...control}
      ref={input}
      {...personalInput.phone}
      name="phone"
      defaultValue={PHONE_PREFIX}
      placeholder="+91 XXXXX XXXXX"
      onChange={keepPrefix}
    />
  );
}
