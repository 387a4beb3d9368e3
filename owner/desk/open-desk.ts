import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { parse, stringify } from 'yaml';
import { civilTimeAt, type CivilDate } from '../../domain/time/civil-date.ts';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import { OWN_FOLDER } from '../../compile/clinic-folder.ts';
import { isObject, type Data } from '../../compile/schema-walk.ts';
import { mergeChanges } from '../editor/merge-changes.ts';
import type { Answers } from '../new-clinic/answer-fields.ts';
import { answersSchema } from '../new-clinic/answers.ts';
import { createClinic, type ClinicFiles } from '../new-clinic/create-clinic.ts';
import { readGeneral, type General } from '../new-clinic/general.ts';
import { readAnswers } from '../new-clinic/read-answers.ts';
import { withTextRead, UNREAD_NOTES } from '../preflight/unreviewed-texts.ts';
import type { DraftChanges, FieldText, Path } from './api.ts';
import { checkDraft, stepsOf, withValue } from './draft.ts';
import { takeLock, type Holder } from './lock.ts';
import { changedFiles } from './merge-files.ts';
import { PLACEHOLDERS } from './placeholders.ts';
import { finishReplacing, replaceFiles, writeWhole, type FileChanges } from './whole-files.ts';

/** The valid answers, beside the files that they make. */
const ANSWERS_FILE = 'answers.yaml';

/** Where the desk keeps its own files, in the site's folder. */
export const DATA = '.data/desk';

/** The lock, among them. */
export const LOCK = 'lock.json';

/** Longer sides are made smaller; the site never shows more. */
const MAX_PHOTO_SIDE = 3000;

export type Desk = ReturnType<typeof openDesk>;

/** What the owner has typed, and what is wrong with it. */
type Typed = { version: number; draft: Data; messages: FieldText[]; missing: Path[] };

/**
 * Opens the desk of a site: keeps what the owner types as a draft, and writes the valid answers into
 * `clinic/` with the files that they make.
 *
 * @param folder - of the site
 */
export function openDesk(folder: string) {
  const general = readGeneral();
  const schema = answersSchema(general);
  const clinic = join(folder, OWN_FOLDER);
  const data = join(folder, DATA);
  const [draftFile, staging, photos] = ['draft.json', 'next', 'images'].map((name) => join(data, name)) as [
    string,
    string,
    string,
  ];
  let typed: Typed = { version: 0, draft: {}, messages: [], missing: [] };
  /** the last valid answers, and the files that they make */
  let kept: Data = {};
  let keptFiles: ClinicFiles = new Map();
  /** the state of the clinic's files that the desk knows */
  let known = '';

  const filesOf = (answers: Data) => createClinic(general, v.parse(schema, answers), policyDate(clinic));

  /** Reads the draft and the clinic, which may have changed since the desk was open last. */
  function read(): void {
    finishReplacing(clinic, staging);
    const draft = existsSync(draftFile) ? (JSON.parse(readFileSync(draftFile, 'utf8')) as Typed) : undefined;
    const saved = answersIn(general, clinic);
    const { merged } = mergeChanges(
      undefined,
      { base: saved.written, theirs: saved.now, mine: draft?.draft ?? saved.now },
      'theirs',
    );
    const { answers } = checkDraft(schema, saved.now, saved.written);
    kept = answers ?? {};
    keptFiles = answers ? filesOf(answers) : new Map();
    const { messages, missing } = checkDraft(schema, merged as Data, kept);
    typed = { version: draft?.version ?? 0, draft: merged as Data, messages, missing };
    known = stateOf(clinic);
  }

  /** Writes the draft, and the answers among it that are valid. */
  function save(draft: Data): void {
    const { answers, messages, missing } = checkDraft(schema, draft, kept);
    const next = { version: typed.version + 1, draft, messages, missing };
    writeWhole(draftFile, JSON.stringify(next));
    typed = next;
    if (!answers) return;
    const files = filesOf(answers);
    const isNew = !existsSync(clinic);
    const changes: Map<string, string | Buffer | null> = changedFiles(keptFiles, files, (file) =>
      textOf(join(clinic, file)),
    );
    const text = stringify(answers, { lineWidth: 118 });
    if (changes.size > 0 || textOf(join(clinic, ANSWERS_FILE)) !== text) {
      changes.set(ANSWERS_FILE, text);
      if (isNew)
        for (const name of globSync('*', { cwd: photos }))
          changes.set(`images/${name}`, readFileSync(join(photos, name)));
      replaceFiles(clinic, staging, changes);
    }
    [kept, keptFiles] = [answers, files];
    known = stateOf(clinic);
  }

  function openForMe(): void {
    const holder = takeLock(join(data, LOCK));
    if (holder) throw new DeskHeldError(holder);
    if (!isRead) read();
    isRead = true;
  }
  let isRead = false;

  return {
    folder: clinic,
    data,
    /**
     * What the owner has typed.
     *
     * @throws {DeskHeldError} if another program has the desk open
     */
    typed(): Typed {
      openForMe();
      return typed;
    },
    /**
     * The answers as the site shows them, with a text in each gap; undefined if they contradict each other.
     */
    shown(): Answers | undefined {
      const { answers } = checkDraft(schema, typed.draft, { ...PLACEHOLDERS, ...kept });
      return answers && v.parse(schema, answers);
    },
    /** When `clinic/` was written last; null before. */
    savedAt: () =>
      statSync(join(clinic, ANSWERS_FILE), { throwIfNoEntry: false })?.mtime.toISOString() ?? null,
    /**
     * Changes fields of the draft.
     *
     * @throws {DeskHeldError}
     * @throws {Error} such as ENOSPC; `clinic/` is then as it was
     */
    change({ changes }: DraftChanges): void {
      openForMe();
      let draft: unknown = typed.draft;
      for (const { path, value } of changes) draft = withValue(draft, stepsOf(path), value ?? undefined);
      save((draft ?? {}) as Data);
    },
    /** Saves a photograph upright and without the place where it was taken, and names it in a field. */
    async addPhoto(path: Path, picture: Uint8Array): Promise<void> {
      openForMe();
      stepsOf(path);
      const { name, content } = await savedPhoto(picture);
      writeWhole(join(existsSync(clinic) ? join(clinic, 'images') : photos, name), content);
      this.change({ changes: [{ path, value: name }] });
    },
    /** Marks a general text as read. */
    markAsRead(file: string, key: string): void {
      openForMe();
      const notes = textOf(join(clinic, UNREAD_NOTES));
      if (notes === undefined) return;
      replaceFiles(clinic, staging, new Map([[UNREAD_NOTES, withTextRead(notes, file, key)]]));
      known = stateOf(clinic);
    },
    /**
     * Reads the files again if they were changed outside, such as in the editor.
     *
     * @returns whether they were
     */
    readAgain(): boolean {
      if (stateOf(clinic) === known) return false;
      const { version } = typed;
      read();
      typed = { ...typed, version: version + 1 };
      return true;
    },
    /** The files of a clinic whose required answers are partly missing, with a text in each gap. */
    filesWithGaps(): FileChanges {
      const answers = this.shown();
      const pictures = globSync('*', { cwd: photos });
      return new Map<string, string | Buffer>([
        ...(answers ? createClinic(general, answers, policyDate(clinic)) : []),
        ...pictures.map((name) => [`images/${name}`, readFileSync(join(photos, name))] as const),
      ]);
    },
  };
}

/** Another program has the desk open. */
export class DeskHeldError extends Error {
  constructor({ computer, since }: Holder) {
    const time = new Date(since).toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' });
    super(`Your desk is open already on the computer ${computer}, since ${time}. Close it there first.`);
  }
}

/** The answers of a clinic as they were written, and as its files have them now. */
function answersIn(general: General, clinic: string): { written: Data; now: Data } {
  const paths = globSync('**/*.{yaml,md}', { cwd: clinic });
  const files = new Map(
    paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(clinic, path), 'utf8')]),
  );
  const written: unknown = parse(files.get(ANSWERS_FILE) ?? '{}');
  const now = files.has('clinic.yaml') ? readAnswers(general, files) : {};
  return { written: isObject(written) ? written : {}, now };
}

/** The date of the clinic's privacy policy; today if it has none yet. */
function policyDate(clinic: string): CivilDate {
  const policy = parse(textOf(join(clinic, 'pages/privacy-policy.yaml')) ?? '{}') as { updated?: CivilDate };
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return policy.updated ?? civilTimeAt(new Date(), timeZone).date;
}

/** Size and time of each file. */
function stateOf(folder: string): string {
  const states = globSync('**/*', { cwd: folder }).map((path) => {
    const { mtimeMs, size } = statSync(join(folder, path));
    return `${path} ${mtimeMs} ${size}`;
  });
  return states.join('\n');
}

function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** @throws {ConfigurationError} if it is no picture that can be read */
async function savedPhoto(picture: Uint8Array): Promise<{ name: string; content: Buffer }> {
  try {
    const upright = sharp(picture)
      .autoOrient()
      .resize(MAX_PHOTO_SIDE, MAX_PHOTO_SIDE, { fit: 'inside', withoutEnlargement: true });
    const { format, hasAlpha } = await sharp(picture).metadata();
    const isDrawn = format === 'png' && hasAlpha;
    const content = await (isDrawn ? upright.png() : upright.jpeg({ quality: 92 })).toBuffer();
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    return { name: `photo-${hash}.${isDrawn ? 'png' : 'jpg'}`, content };
  } catch (error) {
    throw new ConfigurationError(
      'This picture cannot be read. Save it as JPEG or PNG, and choose it again.',
      { cause: error },
    );
  }
}
