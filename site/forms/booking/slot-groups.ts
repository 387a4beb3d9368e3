import type { booking } from '#words/booking.ts';
import type { Slot } from '../../../domain/clinic/opening-hours.ts';
import type { TimeOfDay } from '../../../domain/time/weekly-hours.ts';

type SlotGroup = keyof (typeof booking)['slotGroups'];

function groupOf(time: TimeOfDay): SlotGroup {
  if (time < '12:00') return 'morning';
  if (time < '14:00') return 'midday';
  return time < '17:00' ? 'afternoon' : 'evening';
}

/**
 * Groups a day's slots, so that a long list of times is easier to read.
 *
 * @param slots - in order
 * @returns the groups that have slots, in order
 */
export function groupSlots<S extends Pick<Slot, 'time'>>(slots: readonly S[]): [SlotGroup, S[]][] {
  const groups = new Map<SlotGroup, S[]>();
  for (const slot of slots) {
    const group = groupOf(slot.time);
    groups.set(group, [...(groups.get(group) ?? []), slot]);
  }
  return [...groups];
}
