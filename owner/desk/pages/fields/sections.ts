import type { Path } from '../../api.ts';
import { EmailLanguage, Languages } from '../controls/language-controls.tsx';
import { Colors, Views } from '../controls/look-controls.tsx';
import { isWithin, valueAt, type Draft } from '../draft-paths.ts';
import { BOOKING } from './booking.ts';
import { choice, custom, type Section } from './field.ts';
import { HOURS } from './hours.ts';
import { NAME_AND_PLACE } from './name-and-place.ts';
import { PEOPLE } from './people.ts';
import { PROMISES } from './promises.ts';
import { TREATMENTS } from './treatments.ts';

const LANGUAGES: Section = {
  id: 'languages',
  title: 'Languages',
  lead: 'Each with what is ready and what only you can give. A page without a translation leads to the English one.',
  page: '/',
  groups: [
    {
      fields: [
        { path: 'languages', control: custom(Languages) },
        {
          path: 'languages',
          id: 'email-language',
          label: 'E-mails to you',
          hint: 'Patients get theirs in the language they booked in.',
          control: custom(EmailLanguage),
        },
      ],
    },
  ],
};

const PICTURES = [
  { value: null, label: 'They are photographs of our clinic' },
  { value: true, label: 'They are drawings: say “Illustration” under them' },
];

const LOOK: Section = {
  id: 'look',
  title: 'Look',
  lead: 'Six colours make all others. They are checked as you pick.',
  page: '/',
  groups: [
    { fields: [{ path: 'colors', control: custom(Colors) }] },
    { title: 'Beside the heading of your home page', fields: [{ path: 'view', control: custom(Views) }] },
    {
      title: 'Your other pictures',
      fields: [{ path: 'picturesAreIllustrations', control: choice(PICTURES) }],
    },
  ],
};

export const SECTIONS = [
  NAME_AND_PLACE,
  HOURS,
  PEOPLE,
  TREATMENTS,
  PROMISES,
  BOOKING,
  LANGUAGES,
  LOOK,
] as const satisfies Section[];

/** The paths of a section's fields. */
export function pathsOf(section: Section): Path[] {
  return section.groups.flatMap(({ fields }) => fields.map(({ path }) => path));
}

/** Paths that the control of another field writes too. */
const WRITTEN_WITH: Record<string, Path> = {
  consultation: 'fees',
  names: 'languages',
  translations: 'languages',
};

/** The section that has a field. */
export function sectionOf(part: Path): Section {
  const path = WRITTEN_WITH[part.split('.')[0]!] ?? part;
  const found = SECTIONS.find((section) =>
    pathsOf(section).some((each) => isWithin(path, each) || isWithin(each, path)),
  );
  return found ?? NAME_AND_PLACE;
}

/** The address of a field in the desk. */
export function addressOf(path: Path): string {
  return `/your-clinic/${sectionOf(path).id}#${path}`;
}

/** The label of a field, for a list of what is wrong; that of an entry is behind the entry's name. */
export function labelOf(path: Path, draft: Draft): string {
  const fields = sectionOf(path).groups.flatMap((group) => group.fields);
  const field = fields.find((each) => isWithin(path, each.path));
  const [nth, ...rest] = path.slice((field?.path.length ?? 0) + 1).split('.');
  const { name, title } = (valueAt(draft, `${field?.path}.${nth}`) ?? {}) as Record<string, string>;
  const inner = fields
    .flatMap(({ control }) => (control.kind === 'entries' ? control.fields : []))
    .find((each) => rest.length > 0 && isWithin(rest.join('.'), each.path));
  const label = inner?.label ?? field?.label ?? sectionOf(path).title;
  return name || title ? `${name || title}: ${label}` : label;
}
