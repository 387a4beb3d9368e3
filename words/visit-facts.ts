import type { ClinicFacts } from '../domain/clinic/clinic.ts';
import type { Access, Visit } from '../domain/clinic/access-and-visit.ts';
import type { visit } from './en/visit.ts';

type VisitWords = typeof visit;

/** A fact with its label. */
export type VisitFact = { label: string; lines: readonly string[] };

/** Lists how patients get in, as far as the clinic tells it. */
export function accessFacts(access: Access = {}, words: VisitWords): VisitFact[] {
  const { landmark, station, parking, entrance, wheelchair, companion } = access;
  return withText([
    { label: words.landmark, lines: [landmark] },
    { label: words.station, lines: [station] },
    {
      label: words.parking.label,
      lines: [parking && words.parking.places[parking.place], parking?.note],
    },
    { label: words.entrance.label, lines: entrance ? entranceLines(entrance, words) : [] },
    { label: words.wheelchair.label, lines: [wheelchair && words.wheelchair.ways[wheelchair]] },
    { label: words.companion.label, lines: [companion && words.companion.rooms[companion]] },
  ]);
}

function entranceLines(
  { steps, lift }: NonNullable<Access['entrance']>,
  { entrance: words }: VisitWords,
): PossibleFact['lines'] {
  if (steps === 0) return [lift ? words.lift : words.level];
  if (lift) return [steps === undefined ? words.liftOnly : words.stepsAndLift(steps)];
  return [steps && words.steps(steps), lift === false ? words.noLift : undefined];
}

/** Lists what patients should know before a visit, as far as the clinic tells it. */
export function visitFacts(visit: Visit | undefined, words: VisitWords): VisitFact[] {
  return visit ? withText(visitEntries(visit, words)) : [];
}

/** The same for visitors who have not booked yet, with the deadline for cancelling. */
export function beforeBookingFacts(
  visit: Visit | undefined,
  { changeHours }: Pick<ClinicFacts['booking'], 'changeHours'>,
  words: VisitWords,
): VisitFact[] {
  const { label, text } = words.cancelling;
  return visit ? withText([...visitEntries(visit, words), { label, lines: [text(changeHours)] }]) : [];
}

function visitEntries(
  { bring, firstMinutes, lateMinutes, accompaniedUnder }: Visit,
  words: VisitWords,
): PossibleFact[] {
  return [
    { label: words.bring, lines: bring },
    { label: words.first.label, lines: [firstMinutes && words.first.text(firstMinutes)] },
    { label: words.children.label, lines: [accompaniedUnder && words.children.text(accompaniedUnder)] },
    { label: words.late.label, lines: [lateMinutes && words.late.text(lateMinutes)] },
  ];
}

type PossibleFact = { label: string; lines: readonly (string | number | undefined)[] };

/** Removes facts without a text. */
function withText(facts: PossibleFact[]): VisitFact[] {
  return facts
    .map(({ label, lines }) => ({ label, lines: lines.filter((line) => typeof line === 'string') }))
    .filter(({ lines }) => lines.length > 0);
}

/** Formats facts as plain text, one per line, for example for a calendar. */
export function factLines(facts: readonly VisitFact[]): string[] {
  return facts.map(({ label, lines }) => `${label}: ${lines.join(' ')}`);
}
