import { clinic } from '../../clinic/clinic.ts';
import { emailHref, phoneHref, phoneText } from '../content/clinic-facts.ts';
import { answeredWithin, formNotices, keptFor, recipients, type FormKind } from '../content/form-notices.ts';
import { mailServices } from '../mail-services.ts';

const LINK = 'text-sea-deep underline underline-offset-4';
const TERM = 'font-semibold';

/**
 * What happens to what a visitor enters in a form: a line, and behind it the whole of it, item by item, so that it can
 * be understood without the privacy policy. The links load another page afresh: coming back from there, the browser
 * still has what was typed.
 */
export function FormNotice({ form }: { form: FormKind }) {
  const { inShort, asked, purpose } = formNotices[form];
  return (
    <div className="text-ink-soft">
      <p>
        {inShort}{' '}
        <a href="/privacy-policy" className={LINK}>
          Privacy policy
        </a>
      </p>
      {/* A visitor may have opened it before the page's code arrived. */}
      <details suppressHydrationWarning>
        <summary className={`w-fit cursor-pointer py-2.5 ${LINK}`}>What happens to your details</summary>
        <dl className="grid gap-3 pb-2">
          <div>
            <dt className={TERM}>What we ask for, and why</dt>
            <dd>
              <ul className="list-disc ps-6 marker:text-terracotta">
                {asked.map(({ what, why }) => (
                  <li key={what}>
                    {what}: {why}.
                  </li>
                ))}
              </ul>
            </dd>
          </div>
          <div>
            <dt className={TERM}>What we use it for</dt>
            <dd>With your consent, which you give by sending this form: {purpose}.</dd>
          </div>
          <div>
            <dt className={TERM}>How long we keep it</dt>
            <dd>
              We delete it within {keptFor} after our last exchange. If you become a patient, what belongs to
              your treatment moves into your record at the clinic.
            </dd>
          </div>
          <div>
            <dt className={TERM}>Who else handles it</dt>
            <dd>On our behalf: {recipients(mailServices, form)}. We sell it to nobody.</dd>
          </div>
          <div>
            <dt className={TERM}>Changing your mind, and your rights</dt>
            <dd>
              Write to{' '}
              <a href={emailHref} className={`${LINK} wrap-anywhere`}>
                {clinic.email}
              </a>{' '}
              or ring{' '}
              <a href={phoneHref} className={`${LINK} whitespace-nowrap`}>
                {phoneText}
              </a>{' '}
              to withdraw your consent, or to see, correct or erase what we hold. A sentence is enough, and we
              answer within {answeredWithin}.{' '}
              <a href="/privacy-policy#rights" className={LINK}>
                All your rights
              </a>
            </dd>
          </div>
          <div>
            <dt className={TERM}>Complaints</dt>
            <dd>
              Please tell {clinic.name} first, in the same way. You may then turn to the Data Protection Board
              of India.
            </dd>
          </div>
        </dl>
      </details>
    </div>
  );
}
