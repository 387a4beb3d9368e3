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

/** Draws a field with its label, message and control: by default that of its kind. */
type DrawField<Name extends string> = (
  name: Name,
  options?: { hint?: string; control?: (props: ControlProps & { name: Name }) => ReactNode },
) => ReactNode;

type Props<Name extends string> = {
  /** what the ids of its fields begin with */
  id: string;
  /** where a chat with the clinic begins, if it has one */
  chat: string | undefined;
  fields: Record<Name, FormField>;
  words: {
    form: string;
    labels: Record<Name, string>;
    faults: Partial<Record<Name, string>>;
    submit: string;
    /** the button that posts it as a plain form, if there is one */
    submitPlainly?: string;
    notice: Notice;
  };
  /** the first field a visitor has to mend in what is about to be sent, or null */
  findInvalidField: (values: FormData) => Name | null;
  /** changes values from what the fields hold to what is sent */
  prepare?: (values: FormData) => void;
  children: (field: DrawField<Name>) => ReactNode;
};

type State<Name> =
  | { step: 'filling' }
  | { step: 'mending'; field: Name }
  | { step: 'sending' }
  | { step: 'sent' }
  | { step: 'failed'; failure: MessageFailure };

/**
 * A form whose values go to the form service (docs/product.md, Messages and enquiries): checks them in order,
 * stops at the first fault, sends, and says how it went. The page holds what is typed, so that it works
 * before this code arrives and without it, as a plain form.
 */
export function FormFrame<Name extends string>(props: Props<Name>) {
  const { id, chat, fields, words, children } = props;
  const { state, fault, formElement, plainForm, sendButton, statusBox, plainButton, onSubmit, onEdit } =
    useMessageForm(props);

  /** What the form service said of a field that it refused. */
  function reasonFor(name: Name): string | undefined {
    if (state.step !== 'failed' || state.failure.kind !== 'refused') return undefined;
    return state.failure.reasons.find(({ field }) => field === name)?.message;
  }

  const drawField: DrawField<Name> = (name, { hint, control } = {}) => {
    const { kind, required } = fields[name];
    return (
      <Field
        id={`${id}-${name}`}
        label={words.labels[name]}
        hint={hint}
        error={fault === name ? words.faults[name] : reasonFor(name)}
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
        onInput={onEdit}
        className="space-y-4 sm:space-y-5"
      >
        {children(drawField)}
        {/* Left empty by everybody who can't see it, autofill included; programs fill it. */}
        <input type="text" name="_gotcha" tabIndex={-1} autoComplete="off" hidden />
        <FormNotice notice={words.notice} />
        <div>
          <StatusBox
            ref={statusBox}
            status={statusOf(state, words.faults)}
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
              <Button ref={plainButton} type="submit" look="secondary" className="grow max-sm:px-3 sm:grow-0">
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

/** What is sent, and how it goes: the form's state, its elements and what is done with them. */
function useMessageForm<Name extends string>({ fields, findInvalidField: findFault, prepare }: Props<Name>) {
  const [state, setState] = useState<State<Name>>({ step: 'filling' });
  const formElement = useRef<HTMLFormElement>(null);
  const plainForm = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const statusBox = useRef<HTMLDivElement>(null);
  const plainButton = useRef<HTMLButtonElement>(null);
  const fault = state.step === 'mending' ? state.field : null;
  useDeferredForm(formElement);

  useEffect(() => {
    if (state.step !== 'mending') return;
    formElement.current!.querySelector<HTMLElement>(`[name="${state.field}"]`)?.focus();
  }, [state]);

  useEffect(() => {
    const isOver = state.step === 'sent' || state.step === 'failed';
    // Above the bar at the foot of a phone, which would cover what it says.
    if (isOver) statusBox.current!.scrollIntoView({ block: 'nearest' });
    // A button that was disabled while sending has lost the focus; the keyboard goes on from it.
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
    if (field) setState({ step: 'mending', field });
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

  /** A message goes as soon as what it says is mended. */
  function handleInput(event: FormEvent<HTMLFormElement>) {
    if (!fault || (event.target as HTMLInputElement).name !== fault) return;
    if (findFault(valuesToSend()) !== fault) setState({ step: 'filling' });
  }

  return { state, fault, formElement, plainForm, sendButton, statusBox, plainButton, onSubmit, onEdit: handleInput };
}

/** The rows of a message's box. */
export const MESSAGE_ROWS = 5;

function statusOf<Name extends string>(
  state: State<Name>,
  faults: Partial<Record<Name, string>>,
): Status | null {
  switch (state.step) {
    case 'filling':
      return null;
    case 'mending':
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
  /** null while there is nothing to say */
  status: Status | null;
  /** the ways to the clinic that don't need this form, once it failed */
  fallbackContacts: ReactNode;
};

/** What a message form says of its state, also to those who can't see it: its text is a live region. */
function StatusBox({ ref, status, fallbackContacts }: StatusBoxProps) {
  const look = status && STATUS_LOOKS[status.tone];
  return (
    <div ref={ref} className={look ? `mb-5 rounded-2xl border-2 p-4 ${look.box}` : ''}>
      <p role="status" className="flex gap-3 font-semibold">
        {look && <Icon drawing={look.drawing} className="mt-0.5 size-6" />}
        {status && <span className="min-w-0 wrap-anywhere">{status.text}</span>}
      </p>
      {fallbackContacts && <p className="mt-3 flex flex-wrap gap-3">{fallbackContacts}</p>}
    </div>
  );
}
