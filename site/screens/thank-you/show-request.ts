import { facts } from '#clinic/facts.ts';
import { booking } from '#words/booking.ts';
import { chatMessages } from '#words/chat-messages.ts';
import { dates } from '#words/dates.ts';
import { hours } from '#words/hours.ts';
import { optionalEmail } from '#words/optional-email.ts';
import { visit } from '#words/visit.ts';
import { answerTime } from '../../../domain/clinic/answer-time.ts';
import { appointmentCalendarFile } from '../../../domain/appointment/calendar-file.ts';
import { whatsappHref } from '../../../domain/web/contact-links.ts';
import { accessFacts, factLines } from '../../../words/visit-facts.ts';
import { takeSentRequest, type SentRequest } from '../../client/next-page-data.ts';

// Shows the request that was just sent on the thank-you page. load-thank-you.ts fetches this script only
// after a booking. After a direct visit or a reload there is no request to show.

const TOAST_MS = 12_000;

const requested = takeSentRequest();
if (requested) show(requested);

function show(appointment: SentRequest): void {
  const { id, date, time } = appointment;
  const section = document.querySelector<HTMLElement>('[data-requested]')!;
  const values = { date: dates.day(date), time: `${dates.slot(time)} ${hours.zone(facts.address.city)}`, id };
  for (const place of section.querySelectorAll<HTMLElement>('[data-fact]'))
    place.textContent = values[place.dataset.fact as keyof typeof values];
  section.querySelector('button')!.addEventListener('click', () => saveCalendarFile(appointment));
  section.hidden = false;
  // A clinic whose message says 'confirmed' keeps its text, as the sample's specification asks.
  const isConfirmed = section.dataset.requested === 'confirmed';
  const answer = answerTime(facts, [{ date, time }], new Date());
  if (answer === 'soon') {
    document.querySelector<HTMLElement>('[data-soon]')!.hidden = false;
    if (!isConfirmed)
      for (const part of document.querySelectorAll<HTMLElement>('[data-answer]')) part.hidden = true;
  }

  if (facts.whatsapp) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-chat]'))
      link.href = whatsappHref(facts.whatsapp, chatMessages.request(id));
  }

  if (appointment.withoutEmail) {
    for (const part of document.querySelectorAll<HTMLElement>('[data-with-email]')) part.hidden = true;
    for (const part of document.querySelectorAll<HTMLElement>('[data-without-email]')) part.hidden = false;
    document.querySelector<HTMLElement>('[data-answer-text]')!.textContent =
      optionalEmail.thanks.text(answer);
  }

  if (appointment.withoutPhotos) document.querySelector<HTMLElement>('[data-without-photos]')!.hidden = false;

  const toast = document.querySelector<HTMLElement>('[data-toast]')!;
  const says = isConfirmed ? booking.bookedFor : booking.sentFor;
  toast.querySelector('[data-toast-text]')!.textContent = appointment.withoutEmail
    ? optionalEmail.bookedFor(dates.day(date), dates.slot(time))
    : says(date, time);
  toast.hidden = false;
  toast.querySelector('button')!.addEventListener('click', () => (toast.hidden = true));
  hideLater(toast);
}

/** Hides the toast after a time, but not while the pointer or the focus is in it. */
function hideLater(toast: HTMLElement): void {
  setTimeout(() => {
    if (toast.matches(':hover, :focus-within')) hideLater(toast);
    else toast.hidden = true;
  }, TOAST_MS);
}

function saveCalendarFile({ id, date, time }: SentRequest): void {
  const { summary, description } = booking.event;
  const text = appointmentCalendarFile({
    id,
    date,
    time,
    clinic: facts,
    words: {
      summary: summary(facts.name),
      description: [
        description(id, answerTime(facts, [{ date, time }], new Date()), facts),
        ...factLines(accessFacts(facts.access, visit)),
      ].join('\n'),
    },
    now: new Date(),
  });
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: `${id}.ics` });
  link.click();
  // Later, because Safari starts the download after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
