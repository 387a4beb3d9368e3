import type { Desk } from '../use-desk.ts';
import { list, named, number, optional, text, type Field, type Option, type Section } from './field.ts';

/** The end of the name of a promise that covers how one treatment is done. */
const AS_DESCRIBED = '-as-described';

const PAGES: Record<string, string> = {
  'categories.yaml': 'Home page',
  'faqs.yaml': 'Questions and answers',
  'pages/services.yaml': 'Page of all treatments',
};

/** The pages that show the texts of files, each once; a service has the title of its treatment. */
function pagesOf(files: string[], { state }: Desk): string {
  const names = files.map((file) => {
    const name = file.replace(/^.*\/|\.\w+$/g, '');
    const treatment = state.choices.treatments.find(({ id }) => id === name);
    return PAGES[file] ?? treatment?.title ?? `Page “${name.replaceAll('-', ' ')}”`;
  });
  return [...new Set(names)].join(', ');
}

/**
 * Promises in the texts of general/; those about how a treatment is done have a title of several sentences.
 */
function promises(desk: Desk, isPractice: boolean): Option[] {
  const offered = (desk.valueAt('services') ?? []) as string[];
  return desk.state.choices.promises
    .filter(({ id }) => id.endsWith(AS_DESCRIBED) === isPractice)
    .filter(({ id }) => !isPractice || offered.includes(id.slice(0, -AS_DESCRIBED.length)))
    .map(({ id, title, files }) => ({ value: id, label: `“${title}”`, note: pagesOf(files, desk) }));
}

const seesPatientsFromAbroad = (desk: Desk) => ((desk.valueAt('also') ?? []) as string[]).includes('abroad');

const ABROAD: Field[] = [
  { path: 'coordinatorHours', ...optional('They hear from you within'), control: number('hours') },
  { path: 'quoteHours', ...optional('They get a quote within'), control: number('hours') },
  { path: 'support', ...optional('Somebody answers them'), control: text('every day, 8 AM to 10 PM') },
];

export const PROMISES: Section = {
  id: 'promises',
  title: 'What you promise',
  lead: 'Nothing is ticked for you. What you don’t tick, your site doesn’t say.',
  page: '/services',
  mayBeMissing: true,
  groups: [
    {
      title: 'In everyday care',
      fields: [{ path: 'promises', control: { kind: 'ticks', options: (desk) => promises(desk, false) } }],
    },
    {
      title: 'How you do a treatment',
      fields: [
        {
          path: 'promises',
          id: 'practice',
          hint: 'Tick it if this is how you do it. Without a tick, the page only says what the treatment is.',
          control: { kind: 'ticks', options: (desk) => promises(desk, true) },
        },
      ],
    },
    {
      title: 'Times you keep',
      fields: [
        {
          path: 'answerHours',
          label: 'Requests are answered within',
          hint: 'Left empty, it is the longest time that you are closed, and at least 24 hours.',
          control: number('hours'),
        },
        { path: 'openHoursOnly', control: { kind: 'tick', says: 'Only hours while we are open count' } },
        {
          path: 'keptFor',
          label: 'Messages are deleted after',
          control: list(named('twelve months', 'six months', 'three months')),
          columns: 3,
        },
        {
          path: 'answeredWithin',
          label: 'Questions about their data answered within',
          control: list(named('thirty days', 'a week')),
          columns: 3,
        },
        ...ABROAD.map((field): Field => ({ ...field, columns: 2, when: seesPatientsFromAbroad })),
      ],
    },
  ],
};
