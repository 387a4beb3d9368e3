import { memo, useState, type CSSProperties } from 'react';
import { DayPicker, type DayPickerProps } from 'react-day-picker';
import { booking } from '#words/booking.ts';
import { dates } from '#words/dates.ts';
import { hours } from '#words/hours.ts';
import { language } from '#words/language.ts';
import { civilDate, type CivilDate } from '../../../domain/time/civil-date.ts';
import { openingPeriodsOn } from '../../../domain/clinic/opening-hours.ts';
import { LANGUAGE } from '../../site-language.ts';
import { Icon, caretLeftIcon, caretRightIcon } from '../../ui/icons.tsx';
import { schedule } from './schedule.ts';

type Props = {
  selected: CivilDate | null;
  today: CivilDate;
  /** the first and last bookable day */
  first: CivilDate;
  last: CivilDate;
  onSelect: (date: CivilDate) => void;
};

// DayPicker uses `Date`s in the visitor's time zone. Noon exists on every day, also when the clocks change.
function toLocalNoon(date: CivilDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

function fromLocal(date: Date): CivilDate {
  return civilDate(date.getFullYear(), date.getMonth() + 1, date.getDate())!;
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return <Icon drawing={orientation === 'left' ? caretLeftIcon : caretRightIcon} />;
}

const navButton =
  'grid size-11 place-items-center rounded-full text-sea-deep hover:bg-mist aria-disabled:opacity-30 aria-disabled:hover:bg-transparent';

// Constants outside of the component, because DayPicker recomputes whatever depends on a changed object.
const LABELS: DayPickerProps['labels'] = {
  labelDayButton: (day, modifiers) => booking.calendar.day(fromLocal(day), modifiers),
  labelPrevious: () => booking.calendar.previous,
  labelNext: () => booking.calendar.next,
  // DayPicker's default labels are in English.
  ...(LANGUAGE !== 'en' && {
    labelGrid: (month) => dates.month(fromLocal(month)),
    labelWeekday: (day) => dates.weekdayOf(fromLocal(day)),
  }),
};
const FORMATTERS: DayPickerProps['formatters'] =
  LANGUAGE === 'en'
    ? undefined
    : {
        formatCaption: (month) => dates.month(fromLocal(month)),
        formatWeekdayName: (day) => dates.weekdayShort(fromLocal(day)),
      };
const COMPONENTS: DayPickerProps['components'] = { Chevron };
const CLASS_NAMES: DayPickerProps['classNames'] = {
  months: 'relative',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: navButton,
  button_next: navButton,
  month_caption: 'grid h-11 place-items-center font-display text-xl text-sea-deep',
  month_grid: 'mt-2 w-full table-fixed border-collapse',
  weekday: 'h-9 text-sm font-normal text-ink-soft',
  day: 'p-0.5 text-center font-semibold',
  day_button:
    'mx-auto grid size-11 place-items-center rounded-full border-2 border-unmarked enabled:hover:bg-mist [[aria-selected=true]_&]:bg-fill! [[aria-selected=true]_&]:text-on-fill forced-colors:[[aria-selected=true]_&]:bg-[color:Highlight]! forced-colors:[[aria-selected=true]_&]:text-[color:HighlightText]',
  // The word 'Today' below the number. Screen readers find it in the button's label.
  today:
    '[&>button]:place-content-center [&>button]:leading-none [&>button]:after:text-[0.6875rem] [&>button]:after:font-normal [&>button]:after:content-(--today)',
  disabled: 'font-normal! text-ink-soft/60',
  outside: 'text-ink-soft/60',
};
// For the style sheet, which cannot contain words.
const STYLE = { '--today': JSON.stringify(hours.today) } as CSSProperties;
const MODIFIERS: DayPickerProps['modifiers'] = {
  closed: (day) => openingPeriodsOn(schedule, fromLocal(day)).length === 0,
};
const MODIFIERS_CLASS_NAMES = { closed: 'line-through decoration-1 font-normal' };

/**
 * A month view of the days that an appointment can be requested for. Days outside of the window are disabled.
 */
export const Calendar = memo(function Calendar({ selected, today, first, last, onSelect }: Props) {
  const [browsed, setBrowsed] = useState<Date>();
  const chosen = selected && selected >= first && selected <= last ? selected : null;
  return (
    <DayPicker
      mode="single"
      required
      selected={chosen ? toLocalNoon(chosen) : undefined}
      onSelect={(day) => onSelect(fromLocal(day))}
      month={browsed ?? toLocalNoon(chosen ?? first)}
      onMonthChange={setBrowsed}
      today={toLocalNoon(today)}
      startMonth={toLocalNoon(first)}
      endMonth={toLocalNoon(last)}
      disabled={{ before: toLocalNoon(first), after: toLocalNoon(last) }}
      modifiers={MODIFIERS}
      modifiersClassNames={MODIFIERS_CLASS_NAMES}
      labels={LABELS}
      formatters={FORMATTERS}
      components={COMPONENTS}
      dir={language.direction}
      classNames={CLASS_NAMES}
      style={STYLE}
    />
  );
});
