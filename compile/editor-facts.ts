import type { Repository } from '../domain/clinic.ts';
import type { TEXTS } from '../domain/content/files.ts';

/** What the form has from the clinic itself. */
export type EditorFacts = {
  name: string;
  siteUrl: string;
  /** where its files are in the repository */
  folder: string;
  /** where the published editor keeps its changes; none is published without */
  repository?: Repository;
  /** what a field can name that stands in two lists of a file, or in no file */
  choices: Record<'doctor' | 'case' | 'screen', { value: string; label: string }[]>;
  /** for a new service or article: numbers that no other has */
  next: Record<keyof typeof TEXTS, Record<string, number>>;
  /** of a clinic in several languages */
  languages?: {
    codes: string[];
    /** what each original has a place for, by its file; of a Markdown file, by its folder and each translated title */
    structures: Record<string, unknown>;
  };
};
