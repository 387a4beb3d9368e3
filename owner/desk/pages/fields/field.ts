import type { ReactNode } from 'react';
import type { Path } from '../../api.ts';
import type { Change } from '../draft-paths.ts';
import type { Desk } from '../use-desk.ts';

/** A value to choose; null if choosing it leaves the field out. */
export type Option = { value: unknown; label: string; note?: string };

/** Options, or those that depend on other answers. */
export type Options = readonly Option[] | ((desk: Desk) => readonly Option[]);

/** What a control gets: where its value is, and what a screen reader says of it. */
export type ControlProps<C = unknown> = {
  control: C;
  path: Path;
  labels: {
    id: string;
    'aria-label'?: string;
    'aria-describedby'?: string | undefined;
    'aria-invalid'?: true | undefined;
  };
  /** other changes that belong to a new value */
  also?: Field['also'];
};

export type TextControl = {
  kind: 'text';
  placeholder?: string | undefined;
  /** height of a text of several sentences */
  rows?: number;
  /** such as 'minutes' */
  unit?: string;
  /** how the value is written; left out, as a text */
  as?: 'number' | 'lines' | 'place' | 'years';
  lang?: string;
};

/** A text behind a prefix of a list, or of one. They are one value, with `joiner` between them. */
export type PrefixedControl = {
  kind: 'prefixed';
  prefixes: (desk: Desk) => readonly string[];
  joiner: string;
  isPhone?: true;
};

/** One of a few. `other` is anything else, for which a control opens; `start` is its first value. */
export type ChoiceControl = {
  kind: 'choice';
  options: Options;
  other?: { label: string; start?: unknown; control: Control } | undefined;
};

/** A tick that opens a control, if it has one. `on` is the value of a ticked one. */
export type TickControl = { kind: 'tick'; says: string; on?: unknown; control?: Control };

/** Entries of a list, each with fields. */
export type EntriesControl = {
  kind: 'entries';
  /** the words of the button that adds one */
  add: string;
  blank: (desk: Desk) => object;
  fields: Field[];
  title: (entry: never) => string;
  subtitle?: (entry: never) => string;
  /** whether an entry belongs to this control; left out, each does */
  shows?: (entry: never, desk: Desk) => boolean;
};

export type Control =
  | TextControl
  | PrefixedControl
  | ChoiceControl
  | TickControl
  | EntriesControl
  | { kind: 'list'; options: Options }
  | { kind: 'ticks'; options: Options; isDisabled?: (option: Option, desk: Desk) => boolean }
  | { kind: 'chips'; add: string; joiner?: string; options?: readonly Option[] }
  | { kind: 'custom'; render: (props: ControlProps) => ReactNode; hasOwnMessages?: boolean };

export type Field = {
  /** in an entry of a list, behind the path of the entry */
  path: Path;
  /** left out if the control says it */
  label?: string;
  hint?: string | ((desk: Desk) => string);
  isOptional?: true;
  control: Control;
  /** of six columns; left out, all */
  columns?: 2 | 3 | 4;
  /** what the mail program stores, and until when */
  keeps?: string;
  /** whether the clinic has this field; `entry` is the path of its entry, with a dot at its end */
  when?: (desk: Desk, entry: Path) => boolean;
  also?: (value: unknown, desk: Desk) => Change[];
  /** the path of the sentence on the site, if it is another */
  says?: Path;
  /** the element's id, if two fields have one path */
  id?: string;
};

export type Group = { title?: string; note?: string; fields: Field[]; isFolded?: true };

/** A section of "Your clinic". */
export type Section = {
  id: string;
  title: string;
  lead: string;
  /** the path of the page that the site shows beside it */
  page: string;
  /** whether the site has that page only once a list has an entry; the home page is shown until then */
  mayBeMissing?: true;
  groups: Group[];
};

/** Returns the options of a control. */
export function optionsOf(options: Options, desk: Desk): readonly Option[] {
  return typeof options === 'function' ? options(desk) : options;
}

/** Options from the labels of their values. */
export function labelled(labels: Record<string, string>): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** Options whose value is their label. */
export function named(...labels: readonly string[]): Option[] {
  return labels.map((label) => ({ value: label, label }));
}

export function optional(label: string): { label: string; isOptional: true } {
  return { label, isOptional: true };
}

export function text(placeholder?: string, more?: Omit<TextControl, 'kind'>): TextControl {
  return { kind: 'text', placeholder, ...more };
}

export function number(unit: string, placeholder?: string): TextControl {
  return { kind: 'text', as: 'number', unit, placeholder };
}

export function choice(options: Options, other?: ChoiceControl['other']): ChoiceControl {
  return { kind: 'choice', options, other };
}

export function list(options: Options): Control {
  return { kind: 'list', options };
}

/** A control of one field; one with messages of its own shows them beside its parts. */
export function custom(render: (props: ControlProps) => ReactNode, hasOwnMessages = false): Control {
  return { kind: 'custom', render, hasOwnMessages };
}

export const NOT_MENTIONED: Option = { value: null, label: 'Not mentioned' };
