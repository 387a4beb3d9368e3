import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { FormKind } from '../content/form-notices.ts';
import { FormNotice } from '../sections/form-notice.tsx';
import { mailServices } from '../mail-services.ts';
import { Button } from '../ui/button.tsx';
import type { Fault } from './contact-message.ts';
import { MESSAGE_SENT, MessageError, sendMessage } from './send-message.ts';
import { StatusBox } from './status-box.tsx';

type Props = {
  /** what the form is called to those who can't see it */
  label: string;
  sendLabel: string;
  /** which notice stands beside it */
  notice: FormKind;
  /** the first thing a visitor has to mend in what is about to be sent, or null */
  findFault: (values: FormData) => Fault | null;
  /** changes values from what the fields hold to what is sent */
  prepare?: (values: FormData) => void;
  /** the fields' names, where the form can also be posted as a plain one ('Send via Form', spec 2) */
  plainFields?: string[];
  /** the fields, given the message of each */
  children: (messageOf: (field: string) => string | undefined) => ReactNode;
};

type State =
  | { step: 'filling' }
  | { step: 'mending'; fault: Fault }
  | { step: 'sending' }
  | { step: 'sent' }
  | { step: 'failed'; message: string };

function statusText(state: State): string {
  switch (state.step) {
    case 'filling':
      return '';
    case 'mending':
      return state.fault.message;
    case 'sending':
      return 'Submitting your message...';
    case 'sent':
      return MESSAGE_SENT;
    case 'failed':
      return state.message;
  }
}

/**
 * A form whose values go to the form service (spec 4 and 8): checks them in order, stops at the first fault, sends, and
 * says how it went. The page holds what is typed, so that it works before this code arrives and without it, as a plain
 * form.
 */
export function MessageForm({ label, sendLabel, notice, findFault, prepare, plainFields, children }: Props) {
  const [state, setState] = useState<State>({ step: 'filling' });
  const formElement = useRef<HTMLFormElement>(null);
  const plainForm = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const plainButton = useRef<HTMLButtonElement>(null);
  const fault = state.step === 'mending' ? state.fault : null;

  useEffect(() => {
    const form = formElement.current!;
    form.noValidate = true;
    form.setAttribute('data-ready', '');
    if (form.hasAttribute('data-submitted-early')) {
      form.removeAttribute('data-submitted-early');
      form.requestSubmit();
    }
  }, []);

  useEffect(() => {
    if (!fault) return;
    formElement.current!.querySelector<HTMLElement>(`[name="${fault.field}"]`)?.focus();
  }, [fault]);

  useEffect(() => {
    const isOver = state.step === 'sent' || state.step === 'failed';
    // A button that was disabled while sending has lost the focus; the keyboard goes on from it.
    if (isOver && document.activeElement === document.body)
      sendButton.current?.focus({ preventScroll: true });
  }, [state.step]);

  function valuesToSend(): FormData {
    const values = new FormData(formElement.current!);
    prepare?.(values);
    return values;
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.step === 'sending') return;
    const values = valuesToSend();
    const found = findFault(values);
    if (found) setState({ step: 'mending', fault: found });
    else if ((event.nativeEvent as SubmitEvent).submitter === plainButton.current) {
      await submitPlainly(values);
    } else await send(values);
  }

  async function send(values: FormData) {
    setState({ step: 'sending' });
    try {
      await sendMessage(values);
    } catch (error) {
      if (!(error instanceof MessageError)) throw error;
      setState({ step: 'failed', message: error.message });
      return;
    }
    formElement.current?.reset();
    setState({ step: 'sent' });
  }

  async function submitPlainly(values: FormData) {
    const form = plainForm.current!;
    for (const input of form.querySelectorAll('input')) input.value = String(values.get(input.name) ?? '');
    if (__PROOF_OF_WORK__) await (await import('../proof-of-work.ts')).addProofInput(form);
    form.submit();
  }

  function onTouch() {
    void import('../proof-of-work.ts').then(({ prepareProof }) => prepareProof());
  }

  /** A message goes as soon as what it says is mended. */
  function onEdit(event: FormEvent<HTMLFormElement>) {
    if (!fault || (event.target as HTMLInputElement).name !== fault.field) return;
    if (findFault(valuesToSend())?.message !== fault.message) setState({ step: 'filling' });
  }

  return (
    <>
      <form
        ref={formElement}
        action={mailServices.formEndpoint}
        method="post"
        data-held-until-ready=""
        aria-label={label}
        onSubmit={onSubmit}
        onInput={onEdit}
        onFocus={__PROOF_OF_WORK__ ? onTouch : undefined}
        className="space-y-5"
      >
        {children((field) => (fault?.field === field ? fault.message : undefined))}
        {/* Left empty by everybody who can't see it, autofill included; programs fill it (decisions 16). */}
        <input type="text" name="_gotcha" tabIndex={-1} autoComplete="off" hidden />
        <FormNotice form={notice} />
        <div>
          <StatusBox text={statusText(state)} withWaysOut={state.step === 'failed'} />
          <div className="flex flex-wrap gap-3">
            <Button
              ref={sendButton}
              type="submit"
              disabled={state.step === 'sending'}
              className="grow text-lg"
            >
              {state.step === 'sending' ? 'Sending...' : sendLabel}
            </Button>
            {plainFields && (
              <Button ref={plainButton} type="submit" look="secondary" className="grow sm:grow-0">
                Send via Form
              </Button>
            )}
          </div>
        </div>
      </form>
      {plainFields && (
        <form ref={plainForm} action={mailServices.formEndpoint} method="post" hidden>
          {plainFields.map((name) => (
            <input key={name} type="hidden" name={name} />
          ))}
        </form>
      )}
    </>
  );
}
