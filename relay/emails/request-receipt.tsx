import { answerTime } from '../../domain/clinic/answer-time.ts';
import type { Appointment } from '../../domain/forms/appointment-request.ts';
import { isFromAbroad } from '../../domain/forms/optional-email.ts';
import { phoneHref, whatsappHref } from '../../domain/web/contact-links.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';
import { ActButtons, type ActLinks } from './act-buttons.tsx';
import {
  Fact,
  Facts,
  Frame,
  Lines,
  Link,
  linkTo,
  Note,
  Paragraph,
  Part,
  Sentence,
  Subheading,
  Title,
} from './email-layout.tsx';
import { CannotWait, GettingInBriefly, Greeting, Place, TellUsFirst } from './visit-sections.tsx';

/**
 * The e-mail that tells the patient that the request has arrived. It contains no typed text except a
 * plausible name: the address may be someone else's, and nobody should be able to send them a text through
 * the clinic.
 */
export function RequestReceipt(props: {
  clinic: LocalizedClinic;
  asked: Appointment;
  now: Date;
  actLinks: ActLinks | undefined;
  arePhotosMissing: boolean;
}) {
  const { clinic, asked, now, actLinks, arePhotosMissing } = props;
  const { appointmentPages, chatMessages, dates, emails, hours, language, visit } = clinic.words;
  const { labels, receipt: words } = emails;
  const { whatsapp } = clinic;
  const { bring = [] } = clinic.visit ?? {};
  const answer = answerTime(clinic, [asked], now);
  return (
    <Frame clinic={clinic} preview={words.preview(asked, answer)} footnote={words.footnote}>
      <Title mark={words.mark}>{words.heading}</Title>
      <Part>
        <Greeting clinic={clinic} typed={asked.name} />
        <Paragraph>{words.received(clinic.name, answer)}</Paragraph>
        {arePhotosMissing && <Paragraph>{clinic.words.photos.notSent}</Paragraph>}
        <Facts>
          <Fact label={labels.date} large>
            {dates.day(asked.date)}
          </Fact>
          <Fact label={labels.time} large>
            {isFromAbroad(asked.phone, language.phones)
              ? [dates.slot(asked.time), hours.zone(clinic.address.city)].join(' ')
              : dates.slot(asked.time)}
          </Fact>
          <Fact label={words.where}>
            <Place clinic={clinic} />
          </Fact>
          <Fact label={emails.request}>{asked.id}</Fact>
        </Facts>
        {actLinks ? (
          <div style={{ paddingTop: '14px' }}>
            <ActButtons clinic={clinic} actLinks={actLinks} />
            <Note>{appointmentPages.email.patientButtonsNote(clinic.booking.changeHours)}</Note>
          </div>
        ) : (
          <Note>{words.changes}:</Note>
        )}
        <Note>
          <Sentence
            parts={words.reach(asked.id, {
              phone: <Link href={phoneHref(clinic.phone)}>{clinic.phone}</Link>,
              ...(whatsapp && { whatsapp: linkTo(whatsappHref(whatsapp, chatMessages.request(asked.id))) }),
            })}
          />
        </Note>
      </Part>
      <Part>
        {bring.length > 0 && (
          <>
            <Subheading>{visit.bring}</Subheading>
            <Note>
              <Lines of={bring} />
            </Note>
          </>
        )}
        <Note>{words.calendar}</Note>
      </Part>
      <TellUsFirst clinic={clinic} />
      <GettingInBriefly clinic={clinic} />
      <CannotWait
        clinic={clinic}
        now={now}
        visitDate={asked.date}
        isNoted={clinic.tellUsFirst !== undefined}
      />
      {/* Ends the card. */}
      <Part>{null}</Part>
    </Frame>
  );
}
