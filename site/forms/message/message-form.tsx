import { useEffect, useRef, type ChangeEvent } from 'react';
import { message } from '#words/message.ts';
import { shared } from '#words/shared.ts';
import { language } from '#words/language.ts';
import { site } from '#clinic/site.ts';
import { editPhone, PHONE_PREFIX, withPhonePrefix } from '../../../domain/text/indian-phone.ts';
import {
  MESSAGE_FIELDS,
  messagePhones,
  messageSchema,
  MIN_MESSAGE_LENGTH,
} from '../../../domain/forms/message.ts';
import { FormControl } from '../form-control.tsx';
import type { ControlProps } from '../../ui/field.tsx';
import { FormFrame, MESSAGE_ROWS } from './form-frame.tsx';

const phones = messagePhones(language.phones, site);
const schema = messageSchema(phones);
const { hint, issue } =
  phones === 'any' || phones === 'abroad'
    ? message.otherPhones[phones]
    : { hint: message.phoneHint, issue: message.issues.phone };
const placeholder = phones === 'abroad' ? {} : { placeholder: message.phonePlaceholder };
const words = { ...message, issues: { ...message.issues, phone: issue } };

/** The message form of the contact section. */
export function MessageForm({ chat }: { chat: string | undefined }) {
  return (
    <FormFrame id="contact" chat={chat} fields={MESSAGE_FIELDS} words={words} schema={schema}>
      {(field) => (
        <>
          <p className="hidden text-small closed:block">{shared.messagesRead}</p>
          <div className="grid gap-3 sm:gap-5 xl:grid-cols-2 xl:items-end">
            {field('name')}
            {field('email')}
          </div>
          {field('phone', {
            hint,
            control: (props) =>
              phones === 'indian' ? (
                <IndianPhoneInput {...props} />
              ) : (
                <FormControl {...props} {...placeholder} kind="phone" />
              ),
          })}
          {field('message', {
            control: (props) => (
              <FormControl {...props} kind="text" rows={MESSAGE_ROWS} minLength={MIN_MESSAGE_LENGTH} />
            ),
          })}
        </>
      )}
    </FormFrame>
  );
}

/** An input for an Indian phone number, whose prefix cannot be removed. */
function IndianPhoneInput(props: ControlProps & { name: string }) {
  const input = useRef<HTMLInputElement>(null);
  const before = useRef({ value: PHONE_PREFIX, start: 0 });

  useEffect(() => {
    const element = input.current!;
    // The prefix may have been removed before this code was loaded.
    element.value = withPhonePrefix(element.value);
    // React has no event of this name that also reports deletions.
    const remember = () => {
      before.current = { value: element.value, start: element.selectionStart ?? 0 };
    };
    element.addEventListener('beforeinput', remember);
    return () => element.removeEventListener('beforeinput', remember);
  }, []);

  function keepPrefix({ target }: ChangeEvent<HTMLInputElement>) {
    const { value, caret } = editPhone(
      before.current,
      target.value,
      target.selectionStart ?? target.value.length,
    );
    if (value === target.value) return;
    target.value = value;
    target.setSelectionRange(caret, caret);
  }

  return (
    <FormControl
      {...props}
      kind="phone"
      ref={input}
      defaultValue={PHONE_PREFIX}
      placeholder={message.phonePlaceholder}
      onChange={keepPrefix}
    />
  );
}
