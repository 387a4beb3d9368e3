import type { Data } from '../../compile/schema-walk.ts';
import type { preflightPhrases } from '../../words/en/preflight-phrases.ts';

export type Field = keyof (typeof preflightPhrases)['specialties'];

/** Fields in which a clinic's people state their work. */
const FIELDS_OF_WORK = 'title role specialty specialties qualification qualifications'.split(' ');

/** Each specialty: its name in findings, and its pattern in titles and qualifications. */
export const SUBJECTS: Record<Field, { name: string; pattern: RegExp }> = {
  orthodontist: { name: 'orthodontist', pattern: /\borthodont/i },
  endodontist: { name: 'endodontist', pattern: /\bendodont/i },
  childrensDentist: {
    name: "children's dentist",
    pattern: /\b(pa?edodont|pa?ediatric\b|children['’]s dentist\b)/i,
  },
  gumSpecialist: { name: 'gum specialist', pattern: /\bperiodont/i },
  prosthodontist: { name: 'prosthodontist', pattern: /\bprosthodont/i },
  oralSurgeon: { name: 'oral surgeon', pattern: /\b(oral surg|maxillofacial\b|implantolog)/i },
  hygienist: { name: 'hygienist', pattern: /\bhygien/i },
};

/** The texts in which a person's specialties and qualifications are stated. */
export function qualificationsOf(person: object): string {
  return FIELDS_OF_WORK.flatMap((field) => (person as Data)[field] ?? []).join('. ');
}
