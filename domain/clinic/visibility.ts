import type { CivilDate } from '../booking/civil-date.ts';

/**
 * Whether and for which days something is on the site; both days are of those, and without one there is no
 * end to them.
 */
export type Visibility = {
  draft?: boolean | undefined;
  from?: CivilDate | undefined;
  until?: CivilDate | undefined;
};

/**
 * Why something is not on the site.
 *
 * @param today - in the clinic's time zone
 * @returns words such as "from 2026-12-01"; null where it is on the site
 */
export function hiddenReason({ draft, from, until }: Visibility, today: CivilDate): string | null {
  if (draft) return 'a draft';
  if (from !== undefined && from > today) return `from ${from}`;
  if (until !== undefined && until < today) return `ended ${until}`;
  return null;
}
