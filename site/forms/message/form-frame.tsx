import { useEffect, useRef, useState, type FormEvent, type ReactNode, type Ref } from 'react';
import type * as v from 'valibot';
import { site } from '#clinic/site.ts';
import { formStatus } from '#words/form-status.ts';
import { checkForm, type FormField } from '../../../domain/forms/form-field.ts';
import { FormControl } from '../form-control.tsx';
import { FormNotice, type Notice } from '../form-notice.tsx';
import { FallbackContacts } from '../../parts/contact/fallback-contacts.tsx';
import { mailServices } from '../../mail-services.ts';
import { Button } from '../../ui/button.tsx';
import { Field, type ControlProps } from '../../ui/field.tsx';
import { useForm } from '../use-form.ts';
import { MessageError, sendMessage, type MessageFailure } from './send-message.ts';
import { Icon, checkCircleIcon, infoIcon, warningIcon } from '../../ui/icons.tsx';
import { WithNumbers } from '../../ui/with-numbers.tsx';

/** Renders a field with its label and error; `control` replaces the default control of the field's kind. */
type RenderField<Name extends string> = (
  name: Name,
  options?: { hint?: string; control?: (props: ControlProps & { name: Name }) => ReactNode },
) => ReactNode;

type Props<Name extends string> = {
  /** prefix of the ids of the fields */
  id: string;
  /** address of a WhatsApp chat with the clinic, if it has one */
  chat: string | undefined;
  fields: Record<Name, FormField>;
  words: {
    form: string;
    labels: Record<Name, string>;
    issues: Partial<Record<Name, string>>;
    submit: string;
    /** label of the button that posts the form without the script, if there is one */
    submitPlainly?: string;
    notice: Notice;
  };
  /** checks and cleans the fields; the first issue is shown */
  schema: v.GenericSchema<unknown, Record<Name, string>>;
  /** a sentence below the status once the form is sent */
  sentNote?: string | undefined;
  children: (renderField: RenderField<Name>) => ReactNode;
};

/** How the last attempt to send ended. */
type Result = { kind: 'sent' } | MessageFailure;

/**
 * A form that sends its values to the form service (docs/product.md, Messages and enquiries). Validates the
 * fields in order, stops at the first error, sends, and shows the result. The inputs are uncontrolled, so
 * that the form works before this code is loaded and without it.
 */
export function FormFrame<Name extends string>(props: Props<Name>) {
  const { id, chat, fields, words, sentNote, children } = props;
  const { result, issues, isSending, handlers, formElement, plainForm, sendButton, statusBox } =
    useMessageForm(props);

  function errorOf(name: Name): string | undefined {
    if (issues[name]) return words.issues[name] ?? formStatus.tooLong;
    // The form service's message about a field that it rejected.
    const reasons = result?.kind === 'refused' ? result.reasons : [];
    return reasons.find(({ field }) => field === name)?.message;
  }

  function status(): Status | null {
    if (isSending) return { tone: 'info', text: formStatus.sending };
    const [invalid] = Object.keys(issues) as Name[];
    if (invalid) return { tone: 'failure', text: errorOf(invalid) ?? '' };
    return result && statusOf(result);
  }

  const renderField: RenderField<Name> = (name, { hint, control } = {}) => {
    const { kind, required } = fields[name];
    return (
      <Field
        id={`${id}-${name}`}
        label={words.labels[name]}
        hint={hint}
        error={errorOf(name)}
        required={required}
      >
        {(attributes) =>
          control?.({ ...attributes, name }) ?? (
            <FormControl {...attributes} name={name} kind={kind} rows={MESSAGE_ROWS} />
          )
        }
      </Field>
    );
  };

  return (
    <>
      <form
        ref={formElement}
        action={mailServices.formEndpoint}
        method="post"
        data-defer-submit=""
        aria-label={words.form}
        {...handlers}
        className="grid gap-y-3 sm:gap-y-5"
      >
        {children(renderField)}
        {/* A honeypot: people and autofill leave it empty, spam programs fill it in. */}
        <input type="text" name="_gotcha" tabIndex={-1} autoComplete="off" hidden />
        <FormNotice notice={words.notice} />
        <div>
          <StatusBox
            ref={statusBox}
            status={status()}
            sentNote={result?.kind === 'sent' ? sentNote : undefined}
            fallbackContacts={result && result.kind !== 'sent' && <FallbackContacts chat={chat} />}
          />
          <div className="flex flex-wrap gap-3">
            <Button ref={sendButton} type="submit" disabled={isSending} className="grow text-lg max-sm:px-3">
              {isSending ? formStatus.sendingButton : words.submit}
            </Button>
            {words.submitPlainly && (
              <Button data-plainly="" type="submit" look="quiet" className="max-sm:grow sm:px-3">
                {words.submitPlainly}
              </Button>
            )}
          </div>
        </div>
      </form>
      {words.submitPlainly && (
        <form ref={plainForm} action={mailServices.formEndpoint} method="post" hidden>
          {Object.keys(fields).map((name) => (
            <input key={name} type="hidden" name={name} />
          ))}
        </form>
      )}
    </>
  );
}

/** The state of the form, refs to its elements, and its event handlers. */
function useMessageForm<Name extends string>({ schema }: Props<Name>) {
  const [result, setResult] = useState<Result | null>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const plainForm = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const statusBox = useRef<HTMLDivElement>(null);
  const { issues, isSending, handlers } = useForm<Name>({
    form: formElement,
    shows: 'first',
    check: (values) => checkForm(schema, Object.fromEntries(values)),
    send: (values, submitter) =>
      submitter?.hasAttribute('data-plainly') ? submitPlainly(values) : send(values),
  });

  useEffect(() => {
    if (!result) return;
    // On a phone the bottom bar would cover the status.
    statusBox.current!.scrollIntoView({ block: 'nearest' });
    // The button lost the focus when it was disabled while sending. Restore it for keyboard users.
    if (document.activeElement === document.body) sendButton.current?.focus({ preventScroll: true });
  }, [result]);

  async function send(values: Record<Name, string>) {
    const data = new FormData(formElement.current!);
    for (const [name, value] of Object.entries<string>(values)) data.set(name, value);
    const failure = await sendMessage(data).then(
      () => null,
      (error: unknown) => {
        if (error instanceof MessageError) return error.failure;
        throw error;
      },
    );
    if (!failure) formElement.current?.reset();
    setResult(failure ?? { kind: 'sent' });
  }

  async function submitPlainly(values: Record<Name, string>) {
    const form = plainForm.current!;
    for (const input of form.querySelectorAll('input')) input.value = values[input.name as Name];
    form.submit();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (!isSending) setResult(null);
    void handlers.onSubmit(event);
  }

  return {
    result,
    issues,
    isSending,
    handlers: { ...handlers, onSubmit },
    formElement,
    plainForm,
    sendButton,
    statusBox,
  };
}

/** Height of a message's text area in rows. */
export const MESSAGE_ROWS = 5;

function statusOf(result: Result): Status {
  switch (result.kind) {
    case 'sent':
      return { tone: 'success', text: formStatus.sent };
    case 'refused':
      return { tone: 'failure', text: formStatus.refused(result.reasons.map(({ message }) => message)) };
    case 'notSent':
      return { tone: 'failure', text: formStatus.notSent };
    case 'network':
      return { tone: 'failure', text: formStatus.networkFailed(site.email) };
  }
}

type Status = { tone: 'success' | 'failure' | 'info'; text: string };

const STATUS_LOOKS: Record<Status['tone'], { box: string; drawing: string }> = {
  success: { box: 'border-success bg-success-pale text-success', drawing: checkCircleIcon },
  failure: { box: 'border-error bg-error-pale text-error', drawing: warningIcon },
  info: { box: 'border-info bg-info-pale text-info', drawing: infoIcon },
};

type StatusBoxProps = {
  ref: Ref<HTMLDivElement>;
  /** null if there is no status to show */
  status: Status | null;
  sentNote: string | undefined;
  /** other ways to reach the clinic, after a failure */
  fallbackContacts: ReactNode;
};

/** Shows the form's status. The text is a live region, so that screen readers announce it. */
function StatusBox({ ref, status, sentNote, fallbackContacts }: StatusBoxProps) {
  const look = status && STATUS_LOOKS[status.tone];
  return (
    <div ref={ref} className={look ? `mb-5 border-2 p-4 ${look.box}` : ''}>
      <p role="status" className="flex gap-3 font-semibold">
        {look && <Icon drawing={look.drawing} className="mt-0.5 size-6" />}
        {status && (
          // A new element for each text, because a browser that translates the page replaces the text in it.
          <span key={status.text} className="min-w-0 wrap-anywhere">
            <WithNumbers text={status.text} />
          </span>
        )}
      </p>
      {sentNote && <p className="mt-3">{sentNote}</p>}
      {fallbackContacts && <p className="mt-3 flex flex-wrap gap-3">{fallbackContacts}</p>}
    </div>
  );
}
