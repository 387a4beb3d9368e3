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
import { isCivilDate, type CivilDate } from '../../domain/booking/civil-date.ts';
import { bookingWindow } from '../../domain/booking/opening-hours.ts';
import { afterPaint } from '../client/after-paint.ts';
import { controlLook, Field } from '../ui/field.tsx';
import { Icon, calendarIcon } from '../ui/icons.tsx';
import type { Calendar as CalendarPart } from './calendar.tsx';
import { schedule } from './schedule.ts';
import { parseDate } from './use-booking-form.ts';

// Whether the focus is being moved by code, which must not open the calendar.
let isMovingFocus = false;

/** Focuses an element; where that is the date's input, the calendar stays closed. */
export function focusWithoutOpening(element: HTMLElement | null): void {
  isMovingFocus = true;
  element?.focus();
  isMovingFocus = false;
}

type Props = {
  id: string;
  label: string;
  required: boolean;
  /** the day, `YYYY-MM-DD`, or what was typed where it is none */
  value: string;
  now: Date;
  error?: string;
  /** the calendar opens */
  onOpen: () => void;
  onChange: (value: string) => void;
  /** the visitor has left the field and its calendar */
  onLeave: () => void;
};

/**
 * A date one can type or pick. The calendar opens on focus or click and closes on selection, outside click or
 * Escape. Opening leaves the focus in the input, so that typing goes on; ArrowDown moves into the calendar
 * (the ARIA Authoring Practices' date picker combobox). On a narrow screen it is a sheet at the foot of the
 * screen, and a tap opens that instead of the on-screen keyboard, with a way back to typing.
 */
export function DateField({ id, label, required, value, now, error, onOpen, onChange, onLeave }: Props) {
  const field = useRef<HTMLDivElement>(null);
  const calendar = useCalendar(field, onOpen);
  const { open, setOpen, opening, Calendar, openButton, openAndMoveIn, close } = calendar;
  /** What is being typed; once the field is left, the day it was understood as is written out. */
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
    // A press on the calendar's own ground takes the focus from the input and gives it to nothing.
    if (!event.relatedTarget && open) return;
    calendar.leave();
    setTyped(null);
    onLeave();
  }

  function onType(text: string) {
    setTyped(text);
    onChange(parseDate(text));
  }

  // The calendar takes long to draw. It is drawn beforehand, and anew between what the visitor does, when one
  // of these changes.
  const sheet = useDeferredValue(opening);
  const chosen = useDeferredValue(day);
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
              data-day={__SEVERAL_LANGUAGES__ ? (day ?? undefined) : undefined}
              type="text"
              autoComplete="off"
              value={typed ?? (day ? dates.day(day) : value)}
              role="combobox"
              aria-haspopup="dialog"
              aria-expanded={open}
              aria-controls={open ? `${id}-calendar` : undefined}
              className={`${controlLook} pe-14`}
              onChange={(event) => onType(event.target.value)}
              {...calendar.inputEvents}
            />
            <button
              ref={openButton}
              type="button"
              aria-label={booking.calendar.open}
              aria-haspopup="dialog"
              aria-expanded={open}
              className="absolute top-1/2 end-1 grid size-11 -translate-y-1/2 place-items-center rounded-lg text-sea"
              onClick={() => (open ? close() : openAndMoveIn())}
            >
              <Icon drawing={calendarIcon} />
            </button>
          </div>
        )}
      </Field>
      {Calendar && (
        <CalendarPanel key={sheet} {...calendar} id={`${id}-calendar`}>
          <Calendar selected={chosen} today={today} first={first} last={last} onSelect={onSelect} />
        </CalendarPanel>
      )}
    </div>
  );
}

/** The calendar's part of the field: its code, whether it is open, and what opens and closes it. */
function useCalendar(field: RefObject<HTMLDivElement | null>, onOpen: () => void) {
  /** Each opening has a calendar of its own. */
  const [{ open, opening }, setState] = useState({ open: false, opening: 0 });
  const panel = useRef<HTMLDivElement>(null);
  const openButton = useRef<HTMLButtonElement>(null);
  const typingOnPhone = useRef(false);
  const focusGridOnOpen = useRef(false);
  const { Calendar, hasNoCalendar } = useCalendarCode(field, () => {
    focusGridOnOpen.current = isNarrow();
    setOpen(true);
  });

  const openedNow = useEffectEvent(onOpen);
  useEffect(() => {
    if (open) openedNow();
  }, [open]);

  useEffect(() => {
    if (!open || !Calendar) return;
    const moveIn = () => focusDay(panel.current);
    if (!focusGridOnOpen.current) panel.current?.scrollIntoView({ block: 'nearest' });
    // With the focus the picker draws all its days again. A finger sees the sheet first, keys go on at once.
    else if (isNarrow()) afterPaint(moveIn);
    else moveIn();
    focusGridOnOpen.current = false;
    const closeOnOutsidePress = (event: PointerEvent) => {
      if (!field.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOnOutsidePress);
    return () => document.removeEventListener('pointerdown', closeOnOutsidePress);
  }, [field, open, Calendar]);

  function setOpen(to: boolean) {
    setState((now) => (now.open === to ? now : { open: to, opening: now.opening + (to ? 0 : 1) }));
  }

  function openAndMoveIn() {
    focusGridOnOpen.current = true;
    setOpen(true);
  }

  const close = useCallback(() => {
    setOpen(false);
    // On a phone the input would bring up the keyboard.
    focusWithoutOpening(isNarrow() ? openButton.current : inputOf(field));
  }, [field]);

  function typeInstead() {
    typingOnPhone.current = true;
    setOpen(false);
    focusWithoutOpening(inputOf(field));
  }

  function onInputMouseDown(event: MouseEvent) {
    if (!isNarrow() || typingOnPhone.current || hasNoCalendar.current) return;
    event.preventDefault();
    openAndMoveIn();
  }

  function onInputFocus() {
    if (!isMovingFocus && !typingOnPhone.current) setOpen(true);
  }

  function onInputClick() {
    if (!typingOnPhone.current) setOpen(true);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
    if (event.key === 'ArrowDown' && event.target === inputOf(field)) {
      event.preventDefault();
      if (open && Calendar) focusDay(panel.current);
      else openAndMoveIn();
    }
  }

  function leave() {
    setOpen(false);
    typingOnPhone.current = false;
  }

  const inputEvents = { onMouseDown: onInputMouseDown, onFocus: onInputFocus, onClick: onInputClick };
  const moves = { openAndMoveIn, close, typeInstead, onKeyDown, leave };
  return { open, setOpen, opening, Calendar, panel, openButton, inputEvents, ...moves };
}

/**
 * Half of the form's code: the fields answer before it is there.
 *
 * @param open - for who went into the field before, and would have opened it
 */
function useCalendarCode(field: RefObject<HTMLDivElement | null>, open: () => void) {
  const [Calendar, setCalendar] = useState<typeof CalendarPart | null>(null);
  const hasNoCalendar = useRef(false);
  const openNow = useEffectEvent(open);

  useEffect(() => {
    import('./calendar.tsx').then(
      (part) => {
        startTransition(() => setCalendar(() => part.Calendar));
        const it = inputOf(field);
        if (document.activeElement === it && !it?.value) openNow();
      },
      (cause: unknown) => {
        console.error('The calendar could not be loaded.', cause);
        hasNoCalendar.current = true;
      },
    );
  }, [field]);

  return { Calendar, hasNoCalendar };
}

type SheetProps = Pick<ReturnType<typeof useCalendar>, 'open' | 'panel' | 'close' | 'typeInstead'> & {
  id: string;
  children: ReactNode;
};

/**
 * The calendar beside its field, or on a narrow screen as a sheet at the foot; laid out unseen until it is
 * opened.
 */
function CalendarPanel({ id, open, panel, close, typeInstead, children }: SheetProps) {
  return (
    // Who asks whether it can be seen may look at either property.
    <div className={open ? undefined : 'invisible opacity-0'}>
      <div className="fixed inset-0 z-50 bg-night/50 md:hidden" onPointerDown={close} aria-hidden="true" />
      <div
        ref={panel}
        id={id}
        role="dialog"
        // Unseen, it has no name: who looks for the field by its label would find both.
        aria-label={open ? booking.calendar.title : undefined}
        tabIndex={-1}
        className="fixed inset-x-0 bottom-0 z-50 max-h-dvh scroll-mb-6 overflow-y-auto overscroll-contain rounded-t-3xl bg-white px-4 pt-5 pb-[calc(1rem+env(safe-area-inset-bottom))] shadow-raised forced-colors:border md:absolute md:inset-x-auto md:max-h-none md:overflow-visible md:top-full md:bottom-auto md:start-0 md:mt-2 md:w-96 md:rounded-2xl md:border md:border-mist-deep md:pb-4"
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

/** Focuses the one day of the calendar that takes part in the Tab order. */
function focusDay(calendar: HTMLElement | null) {
  calendar?.querySelector<HTMLElement>('table button[tabindex="0"]')?.focus();
}

function isNarrow(): boolean {
  return matchMedia('(width < 48rem)').matches;
}
