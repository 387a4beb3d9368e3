import type { CivilDate } from '../booking/civil-date.ts';

/**
 * Whether and when something is on the site. `from` and `until` are inclusive; an absent one sets no limit.
 */
export type Visibility = {
  draft?: boolean | undefined;
  from?: CivilDate | undefined;
  until?: CivilDate | undefined;
};

/**
 * Returns why something is not on the site.
 *
 * @param today - in the clinic's time zone
 * @returns a note such as "from 2026-12-01"; null if it is on the site
 */
export function hiddenReason({ draft, from, until }: Visibility, today: CivilDate): string | null {
  if (draft) return 'a draft';
  if (from !== undefined && from > today) return `from ${from}`;
  if (until !== undefined && until < today) return `ended ${until}`;
  return null;
}
