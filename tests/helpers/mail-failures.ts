import type { DeliveryOutcome } from '../../relay/emails/mail.ts';
import type { SmtpHooks } from './smtp.ts';

type MailFailure = {
  /** what the mail server does */
  server: string;
  /** at which step of the conversation: it answers with a code, says nothing, or closes the connection */
  step: keyof SmtpHooks;
  fault: number | 'silent' | 'hung up';
  outcome: DeliveryOutcome;
};

/** Ten ways in which a mail server fails an e-mail, with the outcome that the relay sees. */
export const MAIL_FAILURES: MailFailure[] = [
  { server: 'refuses the connection', step: 'onConnect', fault: 421, outcome: 'unavailable' },
  { server: 'never greets', step: 'onConnect', fault: 'silent', outcome: 'unavailable' },
  { server: 'refuses the sender', step: 'onMailFrom', fault: 550, outcome: 'unavailable' },
  { server: 'hangs up during the session', step: 'onMailFrom', fault: 'hung up', outcome: 'unavailable' },
  { server: 'defers the recipient', step: 'onRcptTo', fault: 451, outcome: 'deferred' },
  { server: 'refuses the recipient', step: 'onRcptTo', fault: 550, outcome: 'rejected' },
  { server: 'stops answering during the session', step: 'onRcptTo', fault: 'silent', outcome: 'unavailable' },
  { server: 'refuses the message after receiving it', step: 'onMessage', fault: 554, outcome: 'rejected' },
  {
    server: 'stops answering after receiving the message',
    step: 'onMessage',
    fault: 'silent',
    outcome: 'unknown',
  },
  { server: 'hangs up after receiving the message', step: 'onMessage', fault: 'hung up', outcome: 'unknown' },
];
