import { useEffect, useRef, useState, type FormEvent, type ReactNode, type Ref } from 'react';
import { site } from '#clinic/site.ts';
import { formStatus } from '#words/form-status.ts';
import { cleanFields, type FormField } from '../../domain/booking/form-field.ts';
import { FormControl } from '../sections/form-control.tsx';
import { FormNotice, type Notice } from '../sections/form-notice.tsx';
import { FallbackContacts } from '../sections/fallback-contacts.tsx';
import { mailServices } from '../mail-services.ts';
import { Button } from '../ui/button.tsx';
import { Field, type ControlProps } from '../ui/field.tsx';
import { useDeferredForm } from '../ui/use-deferred-form.ts';
import { MessageError, sendMessage, type MessageFailure } from './send-message.ts';
import { Icon, checkCircleIcon, infoIcon, warningIcon } from '../ui/icons.tsx';
import { WithNumbers } from '../ui/with-numbers.tsx';

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
  /** returns the first invalid field, or null */
  findInvalidField: (values: FormData) => Name | null;
  /** changes the values of the fields to those that are sent */
  prepare?: (values: FormData) => void;
  /** a sentence below the status once the form is sent */
  sentNote?: string | undefined;
  children: (renderField: RenderField<Name>) => ReactNode;
};

type State<Name> =
  | { step: 'filling' }
  | { step: 'invalid'; field: Name }
  | { step: 'sending' }
  | { step: 'sent' }
  | { step: 'failed'; failure: MessageFailure };

/**
 * A form that sends its values to the form service (docs/product.md, Messages and enquiries). Validates the
 * fields in order, stops at the first error, sends, and shows the result. The inputs are uncontrolled, so
 * that the form works before this code is loaded and without it.
 */
export function FormFrame<Name extends string>(props: Props<Name>) {
  const { id, chat, fields, words, sentNote, children } = props;
  const {
    state,
    invalidField,
    formElement,
    plainForm,
    sendButton,
    statusBox,
    plainButton,
    onSubmit,
    onInput,
  } = useMessageForm(props);

  /** The form service's message about a field that it rejected. */
  function rejectionOf(name: Name): string | undefined {
    if (state.step !== 'failed' || state.failure.kind !== 'refused') return undefined;
    return state.failure.reasons.find(({ field }) => field === name)?.message;
  }

  const renderField: RenderField<Name> = (name, { hint, control } = {}) => {
    const { kind, required } = fields[name];
    return (
      <Field
        id={`${id}-${name}`}
        label={words.labels[name]}
        hint={hint}
        error={invalidField === name ? words.issues[name] : rejectionOf(name)}
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
        onSubmit={onSubmit}
        onInput={onInput}
        className="space-y-4 sm:space-y-5"
      >
        {children(renderField)}
        {/* A honeypot: people and autofill leave it empty, spam programs fill it in. */}
        <input type="text" name="_gotcha" tabIndex={-1} autoComplete="off" hidden />
        <FormNotice notice={words.notice} />
        <div>
          <StatusBox
            ref={statusBox}
            status={statusOf(state, words.issues)}
            sentNote={state.step === 'sent' ? sentNote : undefined}
            fallbackContacts={state.step === 'failed' && <FallbackContacts chat={chat} />}
          />
          <div className="flex flex-wrap gap-3">
            <Button
              ref={sendButton}
              type="submit"
              disabled={state.step === 'sending'}
              className="grow text-lg max-sm:px-3"
            >
              {state.step === 'sending' ? formStatus.sendingButton : words.submit}
            </Button>
            {words.submitPlainly && (
              <Button ref={plainButton} type="submit" look="quiet" className="max-sm:grow sm:px-3">
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
function useMessageForm<Name extends string>({ fields, findInvalidField: findFault, prepare }: Props<Name>) {
  const [state, setState] = useState<State<Name>>({ step: 'filling' });
  const formElement = useRef<HTMLFormElement>(null);
  const plainForm = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const statusBox = useRef<HTMLDivElement>(null);
  const plainButton = useRef<HTMLButtonElement>(null);
  const invalidField = state.step === 'invalid' ? state.field : null;
  useDeferredForm(formElement);

  useEffect(() => {
    if (state.step !== 'invalid') return;
    formElement.current!.querySelector<HTMLElement>(`[name="${state.field}"]`)?.focus();
  }, [state]);

  useEffect(() => {
    const isOver = state.step === 'sent' || state.step === 'failed';
    // On a phone the bottom bar would cover the status.
    if (isOver) statusBox.current!.scrollIntoView({ block: 'nearest' });
    // The button lost the focus when it was disabled while sending. Restore it for keyboard users.
    if (isOver && document.activeElement === document.body)
      sendButton.current?.focus({ preventScroll: true });
  }, [state.step]);

  function valuesToSend(): FormData {
    const values = new FormData(formElement.current!);
    cleanFields(fields, values);
    prepare?.(values);
    return values;
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.step === 'sending') return;
    const values = valuesToSend();
    const field = findFault(values);
    if (field) setState({ step: 'invalid', field });
    else if ((event.nativeEvent as SubmitEvent).submitter === plainButton.current) submitPlainly(values);
    else await send(values);
  }

  async function send(values: FormData) {
    setState({ step: 'sending' });
    try {
      await sendMessage(values);
    } catch (error) {
      if (!(error instanceof MessageError)) throw error;
      setState({ step: 'failed', failure: error.failure });
      return;
    }
    formElement.current?.reset();
    setState({ step: 'sent' });
  }

  function submitPlainly(values: FormData) {
    const form = plainForm.current!;
    for (const input of form.querySelectorAll('input')) input.value = String(values.get(input.name) ?? '');
    form.submit();
  }

  /** Removes the error as soon as it is fixed. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    if (!invalidField || (event.target as HTMLInputElement).name !== invalidField) return;
    if (findFault(valuesToSend()) !== invalidField) setState({ step: 'filling' });
  }

  return {
    state,
    invalidField,
    formElement,
    plainForm,
    sendButton,
    statusBox,
    plainButton,
    onSubmit,
    onInput,
  };
}

/** Height of a message's text area in rows. */
export const MESSAGE_ROWS = 5;

function statusOf<Name extends string>(
  state: State<Name>,
  faults: Partial<Record<Name, string>>,
): Status | null {
  switch (state.step) {
    case 'filling':
      return null;
    case 'invalid':
      return { tone: 'failure', text: faults[state.field] ?? '' };
    case 'sending':
      return { tone: 'info', text: formStatus.sending };
    case 'sent':
      return { tone: 'success', text: formStatus.sent };
    case 'failed':
      return { tone: 'failure', text: failureText(state.failure) };
  }
}

function failureText(failure: MessageFailure): string {
  switch (failure.kind) {
    case 'refused':
      return formStatus.refused(failure.reasons.map(({ message }) => message));
    case 'notSent':
      return formStatus.notSent;
    case 'network':
      return formStatus.networkFailed(site.email);
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
    <div ref={ref} className={look ? `mb-5 rounded-2xl border-2 p-4 ${look.box}` : ''}>
      <p role="status" className="flex gap-3 font-semibold">
        {look && <Icon drawing={look.drawing} className="mt-0.5 size-6" />}
        {status && (
          <span className="min-w-0 wrap-anywhere">
            <WithNumbers text={status.text} />
          </span>
        )}
      </p>
      {sentNote && <p className="mt-3">{sentNote}</p>}
      {fallbackContacts && <p className="mt-3 flex flex-wrap gap-3">{fallbackContacts}</p>}
    </div>
  );
}
