import { describe, expect, test } from 'vitest';
import { clinic } from '../../clinic/clinic.ts';
import * as read from './data-files.server.ts';
import { readServices } from './services.server.ts';
import { messageOf } from './test-folder.ts';

const services = readServices();

// For each file a reader, and ways to break a copy of what it reads.
type Breaking = [string, (data: any) => void, string];
const CASES: Record<string, { read: (data?: unknown) => any; broken: Breaking[] }> = {
  'doctors.ts': {
    read: read.readDoctors,
    broken: [
      [
        'an id of another form',
        (d) => (d.doctors[1].id = 'kabir'),
        'doctors.1.id is "kabir"; it should be an id',
      ],
      [
        'the same id twice',
        (d) => (d.doctors[2].id = d.doctors[1].id),
        'doctors.2.id is "dr-kabir-sethna"; it should be one that no other entry has',
      ],
      ['a name without a second word', (d) => (d.doctors[1].name = 'Kabir'), 'doctors.1.name is "Kabir"'],
      ['three doctors', (d) => d.doctors.pop(), 'doctors is a list of 3; it should be a list of 4 doctors'],
      [
        'a founder under another name',
        (d) => (d.homeDoctors[0].name = 'Dr. Somebody Else'),
        'homeDoctors is a list of 4; it should be a list that has the leadDoctor',
      ],
      ['no phone', (d) => delete d.doctors[0].contactInfo.phone, 'contactInfo.phone is missing'],
    ],
  },
  'team.ts': {
    read: read.readTeam,
    broken: [
      ['five people', (d) => d.pop(), 'the file is a list of 5; it should be a list of 6 team members'],
      [
        'a profile elsewhere',
        (d) => (d[1].socialLinks.linkedin = 'https://linkedin.example/x'),
        '1.socialLinks.linkedin is "https://linkedin.example/x"; it should be a full LinkedIn address',
      ],
      ['a bad e-mail', (d) => (d[0].socialLinks.email = 'meera'), '0.socialLinks.email is "meera"'],
      ['no text', (d) => (d[0].about = ''), '0.about is ""; it should be one or more paragraphs'],
    ],
  },
  'testimonials.ts': {
    read: read.readTestimonials,
    broken: [
      [
        'six stars',
        (d) => (d.home[0].rating = 6),
        'home.0.rating is 6; it should be a whole number of stars',
      ],
      ['a flag in letters', (d) => (d.international[0].flag = 'NG'), 'international.0.flag is "NG"'],
      [
        'the flag of no country',
        (d) => (d.international[0].flag = '🇿🇿'),
        'international.0.flag is "🇿🇿"; it should be the flag of the country as an emoji',
      ],
      ['two testimonials', (d) => d.home.pop(), 'home is a list of 2; it should be a list of 3'],
    ],
  },
  'gallery.ts': {
    read: read.readGallery,
    broken: [
      [
        'five clinic pictures',
        (d) => d.clinicPictures.pop(),
        'clinicPictures is a list of 5; it should be a list of 6',
      ],
      [
        'four treatment pictures',
        (d) => d.treatmentPictures.pop(),
        'treatmentPictures is a list of 4; it should be a list of 5',
      ],
      [
        'five pairs',
        (d) => d.beforeAfterPictures.pop(),
        'beforeAfterPictures is a list of 5; it should be a list of 6 pairs',
      ],
      [
        'nine patients',
        (d) => d.patientPictures.pop(),
        'patientPictures is a list of 9; it should be a list of 10',
      ],
      ['no alternative text', (d) => delete d.clinicPictures[0].alt, 'clinicPictures.0.alt is missing'],
    ],
  },
  'transformations.ts': {
    read: read.readTransformations,
    broken: [
      ['an unknown kind', (d) => (d.alignerCases[0].kind = 'gaps'), 'alignerCases.0.kind is "gaps"'],
      [
        'three of crowding',
        (d) => (d.alignerCases[2].kind = 'crowding'),
        'it should be two cases of crowding',
      ],
      [
        'the same id twice',
        (d) => (d.patients[1].id = 'manoj'),
        'patients.1.id is "manoj"; it should be one',
      ],
      ['no name', (d) => delete d.patients[0].patientName, 'patients.0.patientName is missing'],
    ],
  },
  'timeline.ts': {
    read: read.readTimeline,
    broken: [
      ['a year as text', (d) => (d[0].year = '2008'), '0.year is "2008"; it should be a year'],
      ['years in disorder', (d) => d.reverse(), 'it should be in the order of the years'],
    ],
  },
  'faqs.ts': {
    read: read.readFaqs,
    broken: [
      [
        'three questions',
        (d) => d.serviceList.pop(),
        'serviceList is a list of 3; it should be a list of 4 questions',
      ],
      [
        'two fixed questions',
        (d) => d.everyService.pop(),
        'everyService is a list of 2; it should be a list of 3',
      ],
      [
        'five questions',
        (d) => d.international.pop(),
        'international is a list of 5; it should be a list of 6',
      ],
      [
        'no answer',
        (d) => (d.international[0].answer = ''),
        'international.0.answer is ""; it should be its answer',
      ],
    ],
  },
  'service-groups.ts': {
    read: (data) => read.readServiceGroups(services, data),
    broken: [],
  },
  'international.ts': {
    read: read.readInternational,
    broken: [
      ['three steps', (d) => d.journey.pop(), 'journey is a list of 3; it should be a list of 4 steps'],
      ['more than everything saved', (d) => (d.claims.savingsPercent = 170), 'claims.savingsPercent is 170'],
    ],
  },
  'about.ts': {
    read: read.readAbout,
    broken: [
      ['no words for the first picture', (d) => delete d.welcome.imageAlt, 'welcome.imageAlt is missing'],
      ['two points', (d) => d.mission.pop(), 'mission is a list of 2; it should be a list of 3 points'],
      [
        'no specializations',
        (d) => (d.founder.specializations = []),
        'founder.specializations is a list of 0',
      ],
    ],
  },
  'awards.ts': {
    read: read.readAwards,
    broken: [['two awards', (d) => d.pop(), 'the file is a list of 2; it should be a list of 3 awards']],
  },
  'privacy.ts': {
    read: read.readPrivacy,
    broken: [
      [
        'a day that is none',
        (d) => (d.updated = '2026-11-31'),
        'updated is "2026-11-31"; it should be a real day',
      ],
      ['a section twice', (d) => (d.sections[1].id = 'introduction'), 'sections.1.id is "introduction"'],
      [
        'a promise without its span of time',
        (d) => (d.promises.keptFor = ''),
        'promises.keptFor is ""; it should be a span of time, such as "twelve months"',
      ],
    ],
  },
};

describe.each(Object.entries(CASES))('%s', (file, { read, broken }) => {
  test('the sample is right', () => {
    expect(messageOf(() => read())).toBe('nothing');
  });

  test.each(broken)('%s is told', (_, change, expected) => {
    const data = structuredClone(read());
    change(data);
    const message = messageOf(() => read(data));
    expect(message).toContain(`clinic/${file}: `);
    expect(message).toContain(expected);
  });

  test('a file that exports nothing is told', () => {
    expect(messageOf(() => read(null))).toContain(`clinic/${file}: the file is null; it should be `);
  });
});

describe('service-groups.ts', () => {
  const groups = read.readServiceGroups(services);
  const asWritten = () => groups.map((group) => ({ ...group, items: group.items.map(({ id }) => id) }));

  test('cards have their services by title', () => {
    expect(groups[1]!.items[0]).toEqual({ id: 'invisalign', title: 'Invisalign' });
  });

  test('the links are the six landing paths of spec 2', () => {
    const names = ['dental-care', 'orthodontics', 'surgical', 'cosmetic', 'pediatric', 'emergency'];
    expect(groups.map(({ link }) => link)).toEqual(names.map((name) => `/services/${name}-in-worli`));
  });

  test.each<Breaking>([
    [
      'a service that does not exist',
      (d) => (d[2].items[3] = 'jaw-surgery'),
      'clinic/service-groups.ts: 2.items.3 is "jaw-surgery"; it should be the name of a file in clinic/services',
    ],
    ['four services', (d) => d[0].items.pop(), '0.items is a list of 4; it should be a list of 5 services'],
    [
      'two benefits',
      (d) => d[0].benefits.splice(2),
      '0.benefits is a list of 2; it should be a list of at least 3',
    ],
    [
      'a link elsewhere',
      (d) => (d[0].link = '/dental-care'),
      '0.link is "/dental-care"; it should be an address',
    ],
    [
      'a link twice',
      (d) => (d[1].link = d[0].link),
      '1.link is "/services/dental-care-in-worli"; it should be one',
    ],
  ])('%s is told', (_, change, expected) => {
    const data = asWritten();
    change(data);
    expect(messageOf(() => read.readServiceGroups(services, data))).toContain(expected);
  });
});

test('doctors have the clinic’s phone, and the founder is one person in both lists', () => {
  const { doctors, homeDoctors } = read.readDoctors();
  expect(new Set(doctors.map(({ contactInfo }) => contactInfo.phone))).toEqual(new Set([clinic.phone]));
  expect(doctors[0]).toMatchObject(clinic.leadDoctor);
  expect(homeDoctors[0]).toMatchObject(clinic.leadDoctor);
  expect(read.readDoctorNames().size).toBe(7);
});

test('the timeline begins with the clinic’s founding', () => {
  const years = read.readTimeline().map(({ year }) => year);
  expect(years).toEqual([clinic.founded, 2012, 2015, 2018, 2020, 2023]);
});

test('aligner treatment averages the six months that are claimed (spec 9)', () => {
  const months = read.readTransformations().alignerCases.map(({ duration }) => Number.parseInt(duration));
  expect(months.reduce((sum, n) => sum + n) / months.length).toBe(6);
});
