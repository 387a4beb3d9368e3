import type { SiteHost } from '../../domain/clinic/site-hosts.ts';

// What the desk's pages and its server send each other, as JSON from the same origin. Types only.
//
// GET  /api/state                 → DeskState
// PUT  /api/draft                 DraftChanges → DeskState
// POST /api/photos?path=Path      a picture as body (image/*) → DeskState
// GET  /api/preview               → PreviewState
// GET  /api/check                 → CheckResult
// POST /api/check/reviewed        ReviewedText → 204
// GET  /api/publish               → PublishState
// POST /api/publish/host          HostChoice → PublishState
// POST /api/publish/repository    RepositoryChoice → PublishState
// POST /api/publish/steps/<id>    StepMark → PublishState
// POST /api/publish/check-again   → PublishState
// POST /api/publish               → PublishState, with its run; GET shows how far it is
// POST /api/publish/restore       VersionChoice → PublishState
//
// A failure is a Failure with a status from 400 on: 403 without the secret, 409 while another desk is open,
// 422 for what the owner can correct, 507 if the disk is full.

/** Steps to a field in the answers, joined by dots, such as 'address.postalCode' or 'doctors.0.name'. */
export type Path = string;

export type FieldText = { path: Path; text: string };

export type PreviewState = {
  /** address of the live site; null while it starts */
  previewUrl: string | null;
  /** grows with each start, after which its pages have to be loaded again */
  previewStarts: number;
};

export type DeskState = PreviewState & {
  /** grows with each change */
  version: number;
  /** the clinic's name; '' until it is typed */
  name: string;
  /** the answers as typed, wrong values included */
  draft: Record<string, unknown>;
  /** what is wrong, each at its field */
  messages: FieldText[];
  /** fields that a clinic must have, and that are empty */
  missing: Path[];
  /** the pages that the site has because a list has entries, such as '/doctors' */
  pages: string[];
  /** when clinic/ was written last, as an ISO time; null if it has not been */
  savedAt: string | null;
  isPublished: boolean;
  choices: Choices;
  /** "Your site says …", each at the field that decides it */
  sentences: FieldText[];
  /** the texts of the owner's own that each language of the site needs, by its code */
  ownTexts: Record<string, string[]>;
  /** what the site assumes, each at the field that changes it */
  assumptions: FieldText[];
};

/** What the controls offer. */
export type Choices = {
  treatments: { id: string; title: string; category: string; picture: string | null }[];
  promises: { id: string; title: string; files: string[] }[];
  languages: { code: string; name: string; ready: string }[];
  countries: {
    code: string;
    name: string;
    prefix: string;
    timeZones: string[];
    regions: readonly string[];
    /** what the postal code is called; null where there is none */
    postalCode: string | null;
  }[];
  /** `date` is 'MM-DD'; left out for a holiday that moves */
  holidays: { country: string; region?: string; name: string; date?: string }[];
  currencies: string[];
};

/** A value of null removes the field; 'doctors.2' with null removes that entry of the list. */
export type DraftChanges = { changes: { path: Path; value: unknown }[] };

export type CheckAction =
  | { kind: 'field'; path: Path }
  | { kind: 'text'; file: string; text: string; key: string }
  | { kind: 'edit'; file: string; url: string }
  | { kind: 'none' };

export type CheckFinding = { id: string; text: string; action: CheckAction };

export type CheckLevel = 'fix' | 'look' | 'notChecked' | 'done';

export type CheckResult = { groups: { level: CheckLevel; findings: CheckFinding[] }[] };

/** "This is true of us": `key` as the finding has it. */
export type ReviewedText = { file: string; key: string };

/** A place where the site can be, as its card says it. */
export type Place = {
  id: SiteHost;
  title: string;
  isRecommended: boolean;
  /** who looks after it */
  maintainer: string;
  /** with the month in which the price was read */
  cost: string;
  /** where patients' data pass */
  data: string;
  /** what it takes from the owner */
  effort: string;
};

export type Step = {
  id: string;
  title: string;
  /** what to do, as HTML from the guide */
  html: string;
  status: 'done' | 'waiting' | 'todo' | 'cannotSee';
  /** what was seen, or what is waited for and since when */
  note: string;
  /** values to copy */
  copy: string[];
  /** page to open */
  open: string | null;
  /** where an answer that it needs is typed */
  field: Path | null;
  /** whether the owner can say that it is done */
  canBeMarked: boolean;
  /** whether the owner's word is why it counts as done */
  isMarked: boolean;
};

export type Change = { kind: 'changed' | 'new' | 'gone'; text: string; detail: string };

/** A version that was published: `id` names it, `at` is an ISO time. */
export type Version = { id: string; at: string; text: string };

export type Run = {
  stage: 'build' | 'commit' | 'push' | 'done' | 'failed';
  message: string;
  action: CheckAction;
};

export type PublishState = {
  host: SiteHost | null;
  /** of the owner's repository, as typed; null until it is connected */
  repository: string | null;
  places: Place[];
  /** of the chosen place; [] before one is chosen */
  steps: Step[];
  /** since the last publication */
  changes: Change[];
  /** newest first */
  versions: Version[];
  publishedAt: string | null;
  siteUrl: string;
  run: Run | null;
};

export type HostChoice = { host: SiteHost };
export type RepositoryChoice = { address: string };
export type StepMark = { isDone: boolean };
export type VersionChoice = { id: string };

export type Failure = { error: string };
