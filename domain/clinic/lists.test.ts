import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DoctorsSchema } from './doctors.ts';
import { TeamSchema } from './team.ts';
import { TestimonialsSchema } from './testimonials.ts';
import { TimelineSchema } from './lists.ts';

const doctor = {
  id: 'dr-leena-rao',
  name: 'Dr. Leena Rao',
  title: 'Dental surgeon',
  qualifications: 'BDS',
  experience: '12 years of practice',
  location: 'Bandra',
};
const member = {
  id: 'meera',
  name: 'Meera',
  role: 'Nurse',
  qualifications: 'B.Sc.',
};
const abroad = {
  name: 'Ada',
  country: 'Nigeria',
  flag: '🇳🇬',
  rating: 5,
  quote: 'Good.',
  treatment: 'Crowns',
};
const milestones = [2015, 2018].map((year) => ({ year, title: 'T', description: 'D' }));

const doctors = (...list: object[]) => [DoctorsSchema, { doctors: list }] as const;
const team = (...list: object[]) => [TeamSchema, { team: list }] as const;
const timeline = (...list: object[]) => [TimelineSchema, { milestones: list }] as const;
const testimonials = (...list: object[]) => [TestimonialsSchema, { international: list }] as const;

test.each<[string, readonly [v.GenericSchema, unknown], string | undefined]>([
  ['no doctors', doctors(), undefined],
  ['a doctor with the fewest fields', doctors(doctor), undefined],
  ['an id without dr-', doctors({ ...doctor, id: 'leena-rao' }), 'that starts with dr-'],
  [
    'a name of one word, without a label for its tab',
    doctors({ ...doctor, name: 'Leena' }),
    'a title and a name',
  ],
  ['a doctor twice', doctors(doctor, doctor), 'one that no other entry has; entry 1 has it already'],
  ['a member with the fewest fields', team(member), undefined],
  [
    'a profile on another network',
    team({ ...member, socialLinks: { linkedin: 'https://x.example' } }),
    'a full LinkedIn address',
  ],
  ['a testimonial', testimonials(abroad), undefined],
  ['six stars', testimonials({ ...abroad, rating: 6 }), 'from 1 to 5'],
  ['a flag in letters', testimonials({ ...abroad, flag: 'NG' }), "the country's flag as an emoji"],
  ['milestones', timeline(...milestones), undefined],
  ['milestones in the wrong order', timeline(...milestones.toReversed()), 'in the order of the years'],
])('%s', (_, [schema, data], shouldBe) => {
  const message = v.safeParse(schema, data).issues?.[0].message;
  if (shouldBe) expect(message).toContain(shouldBe);
  else expect(message).toBeUndefined();
});
