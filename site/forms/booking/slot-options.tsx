import { booking } from '#words/booking.ts';
import { dates } from '#words/dates.ts';
import { fullSlots as fullSlotWords } from '#words/full-slots.ts';
import type { Slot } from '../../../domain/clinic/opening-hours.ts';
import type { CivilDate } from '../../../domain/time/civil-date.ts';
import { groupSlots } from './slot-groups.ts';
import { isFullSlot, type SlotSet } from './use-full-slots.ts';

type Props = {
  date: CivilDate;
  slots: readonly Slot[];
  fullSlots: SlotSet;
  /** the time that is chosen, or empty */
  chosen: string;
};

/** The options of the time field. */
export function SlotOptions({ date, slots, fullSlots, chosen }: Props) {
  return groupSlots(slots).map(([group, times]) => (
    <optgroup key={group} label={booking.slotGroups[group]}>
      {times.map(({ time, isTooEarly }) => {
        const isFull = isFullSlot(fullSlots, date, time);
        return (
          // A chosen slot that has become full stays selectable; the clinic is told that it is full.
          <option key={time} value={time} disabled={isTooEarly || (isFull && time !== chosen)}>
            {isFull ? fullSlotWords.taken(dates.slot(time)) : dates.slot(time)}
          </option>
        );
      })}
    </optgroup>
  ));
}
