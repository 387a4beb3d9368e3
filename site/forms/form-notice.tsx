import { facts } from '#clinic/facts.ts';
import { formNotice } from '#words/form-notice.ts';
import { mailServices } from '../mail-services.ts';
import { pathOf } from '../../domain/web/screens.ts';
import { localizedPath } from '../site-language.ts';
import { Sentence } from '../ui/sentence.tsx';
import { EmailLink, PhoneLink } from '../parts/contact/contact-links.tsx';

const LINK = 'text-sea-deep underline underline-offset-4';

// Without the ids of EmailJS and Formspree, forms are sent to the relay.
const REMOTE = mailServices.emailjs.origin === null ? 'relay' : undefined;

/** What a form collects and how the clinic uses it. */
export type Notice = {
  /** one line beside the form */
  inShort: string;
  fields: Record<string, { what: string; why: string }>;
  /** what the clinic can do with the data */
  purpose: string;
  /** recipients, if different from the usual ones */
  handling?: string;
};

/**
 * Privacy notice of a form: one line, and every item in expandable details, so that it can be understood
 * without the privacy policy (docs/decisions/0015-notices-at-forms.md). The links do a full page load, so
 * that the browser restores the entered text on return.
 */
export function FormNotice({ notice, isBooking = false }: { notice: Notice; isBooking?: boolean }) {
  const { inShort, fields, purpose, handling } = notice;
  const complain = facts.address.country === 'IN' ? formNotice.complainInIndia : formNotice.complain;
  const items = [
    [
      formNotice.fieldsTitle,
      <ul key="fields" className="list-disc ps-6 marker:text-terracotta">
        {Object.entries(fields).map(([field, item]) => (
          <li key={field}>{formNotice.fieldPurpose(item)}</li>
        ))}
      </ul>,
    ],
    [formNotice.use, formNotice.usedFor(purpose)],
    [formNotice.keeping, formNotice.keptFor(facts.promises.keptFor)],
    [formNotice.handling, handling ?? formNotice.handledBy[REMOTE ?? (isBooking ? 'emailjs' : 'formspree')]],
    [
      formNotice.rights,
      <Sentence
        key="rights"
        parts={formNotice.askUs(
          {
            email: <EmailLink className={`${LINK} wrap-anywhere`} />,
            phone: <PhoneLink className={`${LINK} whitespace-nowrap`} />,
            rights: (text) => (
              <a href={`${localizedPath(pathOf('privacy-policy'))}#rights`} className={LINK}>
                {text}
              </a>
            ),
          },
          facts.promises.answeredWithin,
        )}
      />,
    ],
    [formNotice.complaints, complain(facts.name)],
  ] as const;
  return (
    <div className="text-ink-soft max-sm:leading-snug">
      <p>
        {inShort}{' '}
        <a href={localizedPath(pathOf('privacy-policy'))} className={LINK}>
          {formNotice.policy}
        </a>
      </p>
      <details suppressHydrationWarning>
        <summary
          className={`relative w-fit cursor-pointer py-1.5 after:absolute after:inset-x-0 after:-inset-y-1 sm:py-2.5 ${LINK}`}
        >
          {formNotice.title}
        </summary>
        <dl className="grid gap-3 pb-2">
          {items.map(([term, text]) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
