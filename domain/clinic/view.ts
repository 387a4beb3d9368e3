import type { TimeOfDay } from '../time/weekly-hours.ts';

const DRAWN_VIEWS = ['hills', 'sea', 'town'] as const;

/** The values of `view` in clinic.yaml: what stands beside the heading of the home page. */
export const VIEWS = [...DRAWN_VIEWS, 'photo', 'none'] as const;

/** What a drawn window shows. */
export type DrawnView = (typeof DRAWN_VIEWS)[number];

/**
 * What stands beside the heading of the home page: a drawn window, the photograph of the home page in a plain
 * arch, or nothing. Other pages are decorated to match.
 */
export type View = (typeof VIEWS)[number];

/** Whether a clinic has the drawn window. Without it, no page has paper waves or the sea. */
export function isDrawnView(view: View): view is DrawnView {
  return (DRAWN_VIEWS as readonly View[]).includes(view);
}

/**
 * In pixels. The arch is 576 CSS pixels wide on a large screen, and many screens have two pixels for each.
 */
export const ARCH_PHOTO_SIZE = { width: 1200, height: 1250 };

export type PartOfDay = 'morning' | 'day' | 'dusk' | 'night';

/** Returns the part of the day, which decides the light of the site's pictures. */
export function partOfDayAt(time: TimeOfDay): PartOfDay {
  if (time < '06:00' || time >= '20:00') return 'night';
  if (time < '10:00') return 'morning';
  return time < '17:00' ? 'day' : 'dusk';
}
