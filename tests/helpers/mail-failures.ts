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
  { server: 'refuses to talk', step: 'onConnect', fault: 421, outcome: 'unavailable' },
  { server: 'never greets', step: 'onConnect', fault: 'silent', outcome: 'unavailable' },
  { server: 'refuses the sender', step: 'onMailFrom', fault: 550, outcome: 'unavailable' },
  { server: 'hangs up amid the talk', step: 'onMailFrom', fault: 'hung up', outcome: 'unavailable' },
  { server: 'refuses the recipient for now', step: 'onRcptTo', fault: 451, outcome: 'deferred' },
  { server: 'refuses the recipient for good', step: 'onRcptTo', fault: 550, outcome: 'rejected' },
  { server: 'falls silent amid the talk', step: 'onRcptTo', fault: 'silent', outcome: 'unavailable' },
  { server: 'refuses the message when it has it', step: 'onMessage', fault: 554, outcome: 'rejected' },
  { server: 'has the message and falls silent', step: 'onMessage', fault: 'silent', outcome: 'unknown' },
  { server: 'has the message and hangs up', step: 'onMessage', fault: 'hung up', outcome: 'unknown' },
];
