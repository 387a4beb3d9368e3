import { isNamed, type Choice } from './find-choice.ts';
import { readGeneral, treatmentsOf } from './general.ts';

/** What owners call treatments whose id has no such word. */
const OTHER_NAMES: Record<string, readonly string[]> = {
  'general-dentistry': ['check-up', 'check-ups', 'checkup'],
  'teeth-cleaning': ['scaling'],
  'root-canal': ['rct'],
  'crowns-bridges': ['caps'],
  'wisdom-tooth-extraction': ['wisdom tooth removal'],
  'pediatric-dentistry': ['children', 'kids', 'child dentistry', "children's dentistry"],
  dentures: ['denture', 'false teeth', 'partial denture', 'full denture'],
};

/** Treatments without a text of their own, which another treatment's name or text may seem to cover. */
const WITHOUT_TEXT = [
  {
    names: ['extraction', 'tooth extraction', 'tooth removal', 'simple extraction', 'taking out teeth'],
    says: 'there is a text about wisdom teeth alone. If you take those out, name wisdom-tooth-extraction',
  },
  {
    names: ['whitening', 'teeth whitening', 'bleaching', 'teeth bleaching'],
    says: 'there is no text of its own for it, but cosmetic-dentistry describes whitening and bonding. If you do both, name that',
  },
];

/** The treatments with general texts, and what owners call them. */
export function treatments(): Choice[] {
  return treatmentsOf(readGeneral()).map(({ id, title }) => ({
    id,
    title,
    otherNames: OTHER_NAMES[id] ?? [],
  }));
}

/**
 * Says what there is instead of a treatment without a text of its own.
 *
 * @param name - of one treatment, as an owner typed it
 * @returns undefined for other treatments
 */
export function insteadOf(name: string): string | undefined {
  return WITHOUT_TEXT.find(({ names }) => isNamed(names, name))?.says;
}
