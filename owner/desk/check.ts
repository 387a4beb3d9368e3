import { basename, relative } from 'node:path';
import { labelOf } from '../editor/labels.ts';
import { mistakesOf, type Clinic } from '../preflight/collect-mistakes.ts';
import { levelOf, placelessText, textFor, type Finding } from '../preflight/findings.ts';
import { runChecks } from '../preflight/run-checks.ts';
import { unreadTexts } from '../preflight/unreviewed-texts.ts';
import { partsOf } from '../../compile/edition.ts';
import { fillPlaceholders } from '../../compile/placeholders.ts';
import { readClinic } from '../../compile/read-clinic.ts';
import { allScreenIds, hasScreen } from '../../domain/web/screens.ts';
import type { CheckAction, CheckFinding, CheckLevel, CheckResult, Path } from './api.ts';
import { nameOfFile } from './changes.ts';
import { answerAt, clinicAnswerOf } from './field-of-place.ts';
import { isNotChosen } from './step-checks.ts';

type Kind = Finding['kind'];

/** What the desk says instead of a text that names files or commands. */
const TEXTS: Partial<Record<Kind, string>> = {
  registrationMissing:
    '<name> has no registration number. Patients look for it, and so does the dental council.',
  pictureWithoutText: 'This picture has no sentence for people who cannot see it.',
  photoMissing: 'The home page is to show your photograph, and there is none yet.',
  emailElsewhere:
    '<email> is at another address than your site, <host>. Patients trust an e-mail address at <host> more.',
  promiseTooShort:
    'You are closed for <closed> hours in a row, so nobody can answer within <hours> hours. Promise more, or count only hours while you are open.',
  visitTooLong:
    'A visit of <minutes> minutes does not end before closing on <days>, so nobody can book there.',
  doctorDayClosed: '<name> is there on <day>, but on <day> you are closed.',
  dayWithoutDoctor:
    'You are open on <days>, but none of your doctors is there. Patients can book that day all the same.',
  doctorHoursOutside: 'The hours of <name> on <day> are outside your own.',
  feesUnsaid: 'No fee is given for: <services>. Patients ask for it before they come.',
  noDoctors: 'Nobody is named. Patients look for your doctors, and so does the dental council.',
  holidayMissing: '<name> is not among your days off.',
  holidaysUnknown: 'Which other holidays you keep. Compare your days off with a calendar.',
  noDatedHoliday: 'No day off has a date that is still to come. Enter the next of the holidays that move.',
  keysMissing: 'Reminders and buttons in e-mails need a secret, which is set when you publish.',
  emailWithoutKeys:
    'Patients without e-mail are told by links, which need a secret. It is set when you publish.',
  relayMissing: 'EmailJS cannot do this. Choose another place for your site, or do without it.',
  policySilent: 'Your privacy policy does not say what this keeps.',
  noMailServer: 'How your site sends e-mails. You enter it when you publish.',
  notBuilt: 'Whether a booking arrives: your site is not public yet.',
  serviceNotOnHome: 'The home page does not show <title>.',
  amountByHand: '“<sentence>” names an amount, which stays when your fees change.',
  dayByHand: '“<sentence>” names a day of the week (<day>), which stays when your hours change.',
  translationOutdated: 'The English text has changed since this was translated.',
  textsUntranslated: 'In English still: <missing> of <count> texts.',
  translationMissing:
    'Not translated into <language> yet: some pages. Links to them lead to English, and say so.',
  translationUnread: 'No doctor has read <count> medical texts in <language>. Each says so.',
};

/** The field below the place of a finding; of a picture, beside it. */
const FIELDS: Partial<Record<Kind, (place: Path) => Path>> = {
  registrationMissing: (doctor) => `${doctor}.registration`,
  doctorDayClosed: (doctor) => `${doctor}.days`,
  doctorHoursOutside: (doctor) => `${doctor}.hours`,
  pictureWithoutText: (image) => `${image}Alt`,
};

/** The fields of findings without a line. */
const FIXED_FIELDS: Partial<Record<Kind, Path>> = {
  noDoctors: 'doctors',
  dayWithoutDoctor: 'doctors',
  holidaysUnknown: 'closures',
  feesUnsaid: 'fees',
  mxMissing: 'email',
};

/** What is set at the place of the site, so it cannot be mended before. */
const SET_THERE: readonly Kind[] = ['noMailServer', 'keysMissing', 'emailWithoutKeys'];

/** What preflight wants mended, and the owner cannot always mend before the site is public. */
const WARNINGS: readonly Kind[] = [
  'registrationMissing',
  'emailElsewhere',
  'closurePast',
  'specialHoursPast',
  'textsUntranslated',
  'translationOutdated',
];

const LEVELS: Record<ReturnType<typeof levelOf>, CheckLevel> = {
  error: 'fix',
  notRead: 'fix',
  review: 'look',
  notChecked: 'notChecked',
  passed: 'done',
};

type CheckOptions = {
  /** the clinic's folder */
  folder: string;
  /** of the published site */
  live: string | null;
  /** where the editor is, such as 'http://127.0.0.1:4175'; null while it starts */
  editor: string | null;
};

/** Runs the checks of `npm run preflight`, each with the one thing to do about it. */
export async function checkForDesk({ folder, live, editor }: CheckOptions): Promise<CheckResult> {
  let clinic: Clinic | undefined;
  const mistakes = mistakesOf(() => (clinic = readClinic(folder)));
  const parts = live ? (['content', 'mail', 'live'] as const) : (['content', 'mail'] as const);
  const found = clinic ? await runChecks(clinic, { folder, parts, env: process.env, live }) : mistakes;
  // The e-mail's domain is compared with the site's only once the owner has chosen an address.
  const shown = found.filter((each) => each.kind !== 'emailElsewhere' || !isNotChosen(String(each.host)));
  const levels = Map.groupBy(shown, levelAtDesk);
  return {
    groups: [...levels].map(([level, findings]) => ({
      level,
      findings: findings.flatMap((finding, at) =>
        finding.kind === 'unread' && clinic
          ? textsToRead(clinic, folder, String(finding.place))
          : findingOf(finding, at, folder, editor),
      ),
    })),
  };
}

function levelAtDesk(finding: Finding): CheckLevel {
  if (SET_THERE.includes(finding.kind)) return 'notChecked';
  return WARNINGS.includes(finding.kind) ? 'look' : LEVELS[levelOf(finding)];
}

/**
 * Finds what must not be public: mistakes, and what is untrue or not allowed.
 *
 * @param folder - of the clinic
 */
export async function findingsToFix(folder: string): Promise<Finding[]> {
  let clinic: Clinic | undefined;
  const mistakes = mistakesOf(() => (clinic = readClinic(folder)));
  const found = clinic ? await runChecks(clinic, { folder, parts: ['content'], env: process.env }) : mistakes;
  return found.filter((finding) => levelAtDesk(finding) === 'fix');
}

/** The unread texts of a file, each to confirm by itself. */
function textsToRead(clinic: Clinic, folder: string, path: string): CheckFinding[] {
  const { files, values } = clinic;
  const file = files.find(({ source }) => source.path === path)!;
  const name = nameIn(folder, path);
  if (!isShown(name, clinic)) return [];
  return unreadTexts(file, folder).map(({ key, text }) => {
    // As the site shows it; a mistake in it is reported elsewhere.
    let shown = text;
    mistakesOf(() => (shown = withoutMarkup(fillPlaceholders(text, values, name))));
    return {
      id: `${name}:${key}`,
      text: titleOf(file.data, name),
      action: { kind: 'text', file: name, text: shown, key },
    };
  });
}

/** A text without the signs of Markdown: bold, and the addresses of links. */
const withoutMarkup = (text: string) => text.replaceAll(/\*\*|\[([^\]]+)\]\([^)]*\)/g, '$1');

/** The screen that is only there if a page of texts is used, where it has another name. */
const SCREEN_OF: Record<string, string> = { article: 'blog', service: 'services' };

/** Whether the texts of a file are on the site: not those of a page that the clinic does not have. */
function isShown(file: string, clinic: Clinic): boolean {
  const [, page = ''] = /^pages\/(.+)\.yaml$/.exec(file) ?? [];
  const name = SCREEN_OF[page] ?? page;
  const screen = allScreenIds().find((id) => id === name);
  // The file itself is there, so a screen that needs no more is too.
  const parts = partsOf(clinic, { has: () => true }, clinic.articles.length);
  return !screen || hasScreen(screen, { parts });
}

/** What the desk shows of a finding. */
export function findingOf(
  finding: Finding,
  at: number,
  folder: string,
  editor: string | null,
): CheckFinding[] {
  const { kind } = finding;
  const place = placeIn(finding);
  if (kind === 'unsaid') return String(finding.what).split(', ').map(unsaid);
  if (kind === 'doctorUnsaid') {
    const doctor = actionFor(kind, place, folder, editor);
    const path = doctor.kind === 'field' ? `${doctor.path}.${finding.field}` : 'doctors';
    const text = `${finding.name}: nothing is said of this: ${labelOf(String(finding.field))}. ${ASKED}`;
    return [{ id: `${kind}:${path}`, text, action: { kind: 'field', path } }];
  }
  const own = TEXTS[kind];
  const text = own ? textFor(finding, own) : placelessText(finding);
  const action = actionFor(kind, place, folder, editor);
  const isOfPage = action.kind === 'edit' || kind === 'textsUntranslated';
  const where = isOfPage ? `${pageOf(nameIn(folder, place))}: ` : '';
  return [{ id: `${kind}:${place}:${at}`, text: where + text, action }];
}

const TRANSLATION = /^[a-z]{2,3}\//;

/** Translations of the files in which the owner's own texts are (`translations` of the answers). */
const OWN_TEXTS = /^([a-z]{2,3})\/(clinic|doctors|team)\.yaml$/;

/** The path of a place in the clinic's folder, without its line. */
const nameIn = (folder: string, place: string) =>
  relative(folder, place.replace(/:\d+$/, '')).replaceAll('\\', '/');

/** What an owner calls the page of a file; of a translation with its language, such as 'Hindi, Braces'. */
function pageOf(file: string): string {
  const original = file.replace(TRANSLATION, '');
  return original === file ? nameOfFile(file) : `${nameOfFile(file)}, ${nameOfFile(original)}`;
}

const ASKED = 'Patients ask for it before they come.';

/** A field such as 'access.station' that nothing is said of. */
function unsaid(field: string): CheckFinding {
  const path = answerAt(field.split('.'));
  return {
    id: `unsaid:${field}`,
    text: `Nothing is said of this: ${labelOf(field.split('.').at(-1)!)}. ${ASKED}`,
    action: path === undefined ? { kind: 'none' } : { kind: 'field', path },
  };
}

/** File and line of a finding, such as 'clinic/clinic.yaml:12'. A mistake of a file begins with them. */
function placeIn(finding: Finding): string {
  if (finding.kind === 'mistake') return /^\S+?:\d+(?=:)/.exec(String(finding.line))?.[0] ?? '';
  return 'place' in finding ? String(finding.place) : '';
}

/** What to do about a finding: its field, or else its file in the editor. */
export function actionFor(kind: Kind, place: string, folder: string, editor: string | null): CheckAction {
  const fixed = FIXED_FIELDS[kind];
  if (fixed) return { kind: 'field', path: fixed };
  const [, path, line] = /^(.+?)(?::(\d+))?$/.exec(place) ?? [];
  if (path === undefined) return { kind: 'none' };
  const field = line && clinicAnswerOf(path, Number(line), folder);
  if (field) return { kind: 'field', path: FIELDS[kind]?.(field) ?? field };
  const file = nameIn(folder, path);
  const own = kind === 'textsUntranslated' ? OWN_TEXTS.exec(file) : null;
  if (own) return { kind: 'field', path: `translations.${own[1]}` };
  if (!editor || !/\.(yaml|md)$/.test(file)) return { kind: 'none' };
  // The editor has a translation beside its original.
  const [first = '', second] = file.replace(TRANSLATION, '').split('/');
  const entry = basename(file).replace(/\.\w+$/, '');
  const collection = second === undefined ? 'clinic' : first;
  return { kind: 'edit', file, url: `${editor}/admin/#/collections/${collection}/entries/${entry}` };
}

function titleOf(data: unknown, file: string): string {
  const { title } = data as { title?: unknown };
  return typeof title === 'string' ? title : nameOfFile(file);
}
