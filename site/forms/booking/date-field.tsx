import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { booking } from '#words/booking.ts';
import { dates } from '#words/dates.ts';
import { isCivilDate, type CivilDate } from '../../../domain/time/civil-date.ts';
import { bookingWindow } from '../../../domain/clinic/opening-hours.ts';
import { afterPaint } from '../../client/timing.ts';
import { controlLook, Field } from '../../ui/field.tsx';
import { Icon, calendarIcon } from '../../ui/icons.tsx';
import type { Calendar as CalendarPart } from './calendar.tsx';
import { schedule } from './schedule.ts';
import { parseDate } from './use-visit-time.ts';

// True while code moves the focus, which must not open the calendar.
let isMovingFocus = false;

/** Focuses an element without opening the calendar, even if it is the date input. */
export function focusWithoutOpening(element: HTMLElement | null): void {
  isMovingFocus = true;
  element?.focus();
  isMovingFocus = false;
}

type Props = {
  id: string;
  label: string;
  required: boolean;
  /** a date as `YYYY-MM-DD`, or the typed text if it is not a date */
  value: string;
  now: Date;
  error?: string;
  /** called when the calendar opens */
  onOpen: () => void;
  onChange: (value: string) => void;
  /** called when the focus leaves the field and its calendar */
  onLeave: () => void;
};

/**
 * A date field to type in or to pick a date from a calendar (ARIA Authoring Practices, date picker combobox).
 * The calendar opens on focus or click and closes on selection, outside click or Escape. When it opens, the
 * focus stays in the input so that the visitor can type; ArrowDown moves the focus into the calendar. On a
 * narrow screen the calendar is a sheet at the bottom. A tap opens it instead of the on-screen keyboard, and
 * a button in it switches to typing.
 */
export function DateField({ id, label, required, value, now, error, onOpen, onChange, onLeave }: Props) {
  const field = useRef<HTMLDivElement>(null);
  const calendar = useCalendar(field, onOpen);
  const { isOpen, setOpen, openings, Calendar, openButton, openAndFocusDay, close } = calendar;
  /** The text while the visitor types; null afterwards, when the parsed date is shown in words. */
  const [typed, setTyped] = useState<string | null>(null);
  const day = isCivilDate(value) ? value : null;

  function onKeyDown(event: KeyboardEvent) {
    calendar.onKeyDown(event);
    if (event.key === 'Enter' && event.target === inputOf(field)) {
      setTyped(null);
      setOpen(false);
    }
  }

  function onBlur(event: FocusEvent) {
    if (event.relatedTarget && field.current?.contains(event.relatedTarget)) return;
    // A click on the calendar's background removes the focus from the input without focusing anything.
    if (!event.relatedTarget && isOpen) return;
    calendar.handleLeave();
    setTyped(null);
    onLeave();
  }

  function onInput(text: string) {
    setTyped(text);
    onChange(parseDate(text));
  }

  // The calendar takes long to render. It is rendered before it is opened. Deferred values let React render
  // it again without blocking the visitor's input.
  const calendarKey = useDeferredValue(openings);
  const selected = useDeferredValue(day);
  const { today, first, last } = bookingWindow(schedule, useDeferredValue(now));
  const onSelect = useCallback(
    (date: CivilDate) => {
      setTyped(null);
      onChange(date);
      close();
    },
    [onChange, close],
  );

  return (
    <div ref={field} className="relative" onBlur={onBlur} onKeyDown={onKeyDown}>
      <Field id={id} label={label} error={error} required={required} hint={booking.dateHint}>
        {(control) => (
          <div className="relative">
            <input
              {...control}
              name="date"
              data-day={day ?? undefined}
              type="text"
              autoComplete="off"
              value={typed ?? (day ? dates.day(day) : value)}
              role="combobox"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-calendar` : undefined}
              className={`${controlLook} pe-14`}
              onChange={(event) => onInput(event.target.value)}
              {...calendar.inputEvents}
            />
            <button
              ref={openButton}
              type="button"
              aria-label={booking.calendar.open}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              className="absolute top-1/2 end-1 grid size-11 [translate:0_-50%] place-items-center rounded-lg text-sea"
              onClick={() => (isOpen ? close() : openAndFocusDay())}
            >
              <Icon drawing={calendarIcon} />
            </button>
          </div>
        )}
      </Field>
      {Calendar && (
        <CalendarPanel key={calendarKey} {...calendar} id={`${id}-calendar`}>
          <Calendar selected={selected} today={today} first={first} last={last} onSelect={onSelect} />
        </CalendarPanel>
      )}
    </div>
  );
}

/** Loads the calendar's code, and opens and closes the calendar. */
function useCalendar(field: RefObject<HTMLDivElement | null>, onOpen: () => void) {
  // `openings` counts up when the calendar closes, so that each opening gets a new calendar.
  const [{ isOpen, openings }, setState] = useState({ isOpen: false, openings: 0 });
  const panel = useRef<HTMLDivElement>(null);
  const openButton = useRef<HTMLButtonElement>(null);
  const isTypingOnPhone = useRef(false);
  const focusDayOnOpen = useRef(false);
  const { Calendar, hasLoadFailed } = useCalendarCode(field, () => {
    focusDayOnOpen.current = isNarrow();
    setOpen(true);
  });

  const handleOpen = useEffectEvent(onOpen);
  useEffect(() => {
    if (isOpen) handleOpen();
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen || !Calendar) return;
    const focus = () => focusDay(panel.current);
    if (!focusDayOnOpen.current) panel.current?.scrollIntoView({ block: 'nearest' });
    // Focusing a day makes DayPicker render all days again. On a phone the sheet is painted first; a keyboard
    // user can go on at once.
    else if (isNarrow()) afterPaint(focus);
    else focus();
    focusDayOnOpen.current = false;
    const closeOnOutsideClick = (event: PointerEvent) => {
      if (!field.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOnOutsideClick);
    return () => document.removeEventListener('pointerdown', closeOnOutsideClick);
  }, [field, isOpen, Calendar]);

  function setOpen(value: boolean) {
    setState((state) =>
      state.isOpen === value ? state : { isOpen: value, openings: state.openings + (value ? 0 : 1) },
    );
  }

  function openAndFocusDay() {
    focusDayOnOpen.current = true;
    setOpen(true);
  }

  const close = useCallback(() => {
    setOpen(false);
    // On a phone, focusing the input would open the on-screen keyboard.
    focusWithoutOpening(isNarrow() ? openButton.current : inputOf(field));
  }, [field]);

  function typeInstead() {
    isTypingOnPhone.current = true;
    setOpen(false);
    focusWithoutOpening(inputOf(field));
  }

  function onInputMouseDown(event: MouseEvent) {
    if (!isNarrow() || isTypingOnPhone.current || hasLoadFailed.current) return;
    event.preventDefault();
    openAndFocusDay();
  }

  function onInputFocus() {
    if (!isMovingFocus && !isTypingOnPhone.current) setOpen(true);
  }

  function onInputClick() {
    if (!isTypingOnPhone.current) setOpen(true);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
    if (event.key === 'ArrowDown' && event.target === inputOf(field)) {
      event.preventDefault();
      if (isOpen && Calendar) focusDay(panel.current);
      else openAndFocusDay();
    }
  }

  function handleLeave() {
    setOpen(false);
    isTypingOnPhone.current = false;
  }

  const inputEvents = { onMouseDown: onInputMouseDown, onFocus: onInputFocus, onClick: onInputClick };
  const actions = { openAndFocusDay, close, typeInstead, onKeyDown, handleLeave };
  return { isOpen, setOpen, openings, Calendar, panel, openButton, inputEvents, ...actions };
}

/**
 * Loads the calendar's code after the form's, because it is large and the fields work without it.
 *
 * @param open - called if the focus is in the empty field when the code arrives
 */
function useCalendarCode(field: RefObject<HTMLDivElement | null>, open: () => void) {
  const [Calendar, setCalendar] = useState<typeof CalendarPart | null>(null);
  const hasLoadFailed = useRef(false);
  const openNow = useEffectEvent(open);

  useEffect(() => {
    import('./calendar.tsx').then(
      (part) => {
        startTransition(() => setCalendar(() => part.Calendar));
        const input = inputOf(field);
        if (document.activeElement === input && !input?.value) openNow();
      },
      (cause: unknown) => {
        console.error('The calendar could not be loaded.', cause);
        hasLoadFailed.current = true;
      },
    );
  }, [field]);

  return { Calendar, hasLoadFailed };
}

type PanelProps = Pick<ReturnType<typeof useCalendar>, 'isOpen' | 'panel' | 'close' | 'typeInstead'> & {
  id: string;
  children: ReactNode;
};

/**
 * The panel below the field, or a sheet at the bottom of a narrow screen. Hidden, but laid out, until it
 * opens.
 */
function CalendarPanel({ id, isOpen, panel, close, typeInstead, children }: PanelProps) {
  return (
    // Both classes, because some programs check only one of the two to find out what is visible.
    <div className={isOpen ? undefined : 'invisible opacity-0'}>
      <div className="fixed inset-0 z-50 bg-night/50 md:hidden" onPointerDown={close} aria-hidden="true" />
      <div
        ref={panel}
        id={id}
        role="dialog"
        // Without a name while hidden: a search for the field by its label would also find the panel.
        aria-label={isOpen ? booking.calendar.title : undefined}
        tabIndex={-1}
        className="fixed inset-x-0 bottom-0 z-50 max-h-dvh scroll-mb-6 overflow-y-auto overscroll-contain bg-white px-4 pt-5 pb-[calc(1rem+env(safe-area-inset-bottom))] forced-colors:border md:absolute md:inset-x-auto md:max-h-none md:overflow-visible md:top-full md:bottom-auto md:start-0 md:mt-2 md:w-96 md:border md:border-mist-deep md:pb-4 md:shadow-large-sheet"
      >
        <div className="mx-auto max-w-md">
          {children}
          <div className="mt-3 flex justify-between gap-3 md:hidden">
            <button type="button" className={sheetButton} onClick={typeInstead}>
              {booking.calendar.type}
            </button>
            <button type="button" className={sheetButton} onClick={close}>
              {booking.calendar.close}
            </button>
          </div>
        </div>
      </div>
    </div>
  );
}

const sheetButton = 'min-h-11 rounded-full px-3 font-semibold text-sea-deep underline underline-offset-4';

function inputOf(field: RefObject<HTMLDivElement | null>): HTMLInputElement | null {
  return field.current?.querySelector('input') ?? null;
}

/** Focuses the day that is in the Tab order (DayPicker uses a roving `tabindex`). */
function focusDay(calendar: HTMLElement | null) {
  calendar?.querySelector<HTMLElement>('table button[tabindex="0"]')?.focus();
}

function isNarrow(): boolean {
  return matchMedia('(width < 48rem)').matches;
}
