import { expect, test } from 'vitest';
import { clinic } from '../../clinic/clinic.ts';
import type { Article } from '../content/article.ts';
import {
  articleNode,
  breadcrumbNode,
  clinicNode,
  closedDays,
  pageNode,
  physicianNode,
  questionsNode,
  serviceNode,
} from './structured-data.ts';

const SITE = clinic.siteUrl;
const OPEN = { opens: '09:00', closes: '19:00' };
const WEEK_WITHOUT_SUNDAY = {
  monday: OPEN,
  tuesday: OPEN,
  wednesday: OPEN,
  thursday: OPEN,
  friday: OPEN,
  saturday: { opens: '10:00', closes: '13:30' },
  sunday: null,
};

test('closures of every year are those of two years, single ones those that fall into them', () => {
  const closures = [
    { date: '12-25', name: 'Christmas Day' },
    { date: '2027-03-04', name: 'Holi' },
    { date: '2025-03-04', name: 'long past' },
    { date: '2029-03-05', name: 'far away' },
    { date: '2026-12-25', name: 'the same day again' },
  ];
  expect(closedDays({ hours: WEEK_WITHOUT_SUNDAY, closures }, 2026)).toEqual([
    '2026-12-25',
    '2027-03-04',
    '2027-12-25',
  ]);
});

test('a day that is closed every week is no closure, and 29 February only in leap years', () => {
  const closures = [
    // A Sunday in 2027, a Tuesday in 2028.
    { date: '08-15', name: 'Independence Day' },
    { date: '02-29', name: 'Leap day' },
  ];
  expect(closedDays({ hours: WEEK_WITHOUT_SUNDAY, closures }, 2027)).toEqual(['2028-02-29', '2028-08-15']);
});

test('the clinic is told as configured: each day, closed ones too, and only the social pages there are', () => {
  const social = { facebook: null, instagram: 'https://instagram.com/a', twitter: null, linkedin: null };
  const changed = { ...clinic, hours: WEEK_WITHOUT_SUNDAY, closures: [], phone: '9000000000', social };
  const node = clinicNode(undefined, 2026, changed);
  expect(node).toMatchObject({
    '@type': 'Dentist',
    '@id': `${SITE}/#clinic`,
    telephone: '+919000000000',
    address: { postalCode: clinic.address.postalCode, addressCountry: 'IN' },
    geo: { latitude: clinic.map.latitude, longitude: clinic.map.longitude },
    specialOpeningHoursSpecification: [],
    sameAs: ['https://instagram.com/a'],
  });
  expect(node).not.toHaveProperty('image');
  const hours = node.openingHoursSpecification as object[];
  expect(hours).toHaveLength(7);
  expect(hours[5]).toMatchObject({
    dayOfWeek: 'https://schema.org/Saturday',
    opens: '10:00',
    closes: '13:30',
  });
  expect(hours[6]).toMatchObject({ dayOfWeek: 'https://schema.org/Sunday', opens: '00:00', closes: '00:00' });
  const none = { ...clinic, social: { ...social, instagram: null } };
  expect(clinicNode(undefined, 2026, none)).not.toHaveProperty('sameAs');
});

test('what a page tells hangs together by ids', () => {
  const path = '/services/braces';
  const page = pageNode({ path, title: 'Braces', description: 'About braces' }, 'WebPage', {
    hasBreadcrumb: true,
  });
  const crumbs = breadcrumbNode(path, [
    { name: 'Home', path: '/' },
    { name: 'Braces', path },
  ]);
  const questions = questionsNode(path, [{ question: 'Does it hurt?', answer: 'A little.' }]);
  const service = serviceNode(
    { id: 'braces', title: 'Braces', category: 'Orthodontics', fullDescription: 'Wires and brackets.' },
    `${SITE}/braces.webp`,
  );
  expect(page).toMatchObject({ url: SITE + path, breadcrumb: { '@id': crumbs['@id'] } });
  expect(crumbs.itemListElement).toMatchObject([
    { position: 1, item: `${SITE}/` },
    { position: 2, item: SITE + path },
  ]);
  expect(questions).toMatchObject({
    isPartOf: { '@id': page['@id'] },
    mainEntity: [{ name: 'Does it hurt?', acceptedAnswer: { text: 'A little.' } }],
  });
  expect(service.provider).toEqual({ '@id': clinicNode(undefined, 2026)['@id'] });
});

test('an article is dated at the clinic, and has changed no earlier than it was written', () => {
  const article = {
    slug: 'toothache',
    title: 'Toothache',
    excerpt: 'What to do.',
    category: 'Dental Tips',
    author: 'Dr. A B',
    authorId: 'dr-a-b',
    published: '2026-03-04',
  } as Article;
  expect(articleNode(article, `${SITE}/a.webp`)).toMatchObject({
    headline: 'Toothache',
    datePublished: '2026-03-03T18:30:00Z',
    dateModified: '2026-03-03T18:30:00Z',
    author: { '@type': 'Person', name: 'Dr. A B' },
  });
});

test('a doctor can be reached where the clinic is', () => {
  const doctor = { id: 'dr-a-b', name: 'Dr. A B', title: 'Dentist', qualifications: 'BDS', about: 'Kind.' };
  expect(physicianNode(doctor, '/doctors', `${SITE}/a.webp`)).toMatchObject({
    '@id': `${SITE}/doctors#dr-a-b`,
    description: 'Dentist, BDS. Kind.',
    telephone: `+91${clinic.phone}`,
    address: { streetAddress: clinic.address.street },
  });
});
