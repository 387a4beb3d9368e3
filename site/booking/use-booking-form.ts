import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { dateNames } from '#words/date-names.ts';
import {
  appointmentSchema,
  EMPTY_REQUEST,
  isBookableSlot,
  type AppointmentIssue,
  type AppointmentField,
} from '../../domain/booking/appointment-request.ts';
import { isCivilDate } from '../../domain/booking/civil-date.ts';
import { bookingWindow } from '../../domain/booking/opening-hours.ts';
import { readTypedDate } from '../../domain/booking/parse-typed-date.ts';
import { takeFormValues } from '../client/next-page-data.ts';
import { BOOKING_FIELDS } from './booking-fields.ts';
import { isFullSlot, useFullSlots } from './full-slots.ts';
import { reasonFromAddress } from './visit-reason.ts';
import { schedule } from './schedule.ts';

export type RequestValues = typeof EMPTY_REQUEST;

/**
 * What a visitor fills in, and when it is judged (docs/product.md, Form).
 *
 * @param element - the form
 * @param reasons - what a visit can be for (reason.ts)
 */
export function useBookingForm(element: RefObject<HTMLFormElement | null>, reasons: Record<string, string>) {
  const [now, setNow] = useState(() => new Date());
  const form = useForm<RequestValues>({
    // The other fields hold what was typed before this code arrived.
    defaultValues: { date: '' },
    // When a field is judged is ours to say: see `left` and `edited`.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: (values, context, options) =>
      valibotResolver(appointmentSchema(schedule, new Date()))(
        { ...EMPTY_REQUEST, ...values },
        context,
        options,
      ),
  });
  const { errors, isSubmitting } = form.formState;
  const [date = '', time = ''] = form.watch(['date', 'time']);
  const fullSlots = useFullSlots();

  /** Takes what the fields hold: a browser, or a program that fills in forms, need not have told of it. */
  const readFields = useCallback(() => {
    const fields = new FormData(element.current!);
    for (const name of BOOKING_FIELDS) {
      const value = String(fields.get(name) ?? '');
      form.setValue(name, name === 'date' ? parseDate(value) : value);
    }
  }, [element, form]);

  useEffect(() => {
    // What was typed before this code arrived is in the page, not yet in the form's state.
    readFields();
    for (const [name, value] of __SEVERAL_LANGUAGES__ ? takeFormValues() : []) {
      if (!(name in EMPTY_REQUEST) || !value) continue;
      form.setValue(name as AppointmentField, name === 'date' ? parseDate(value) : value);
    }
    // Before a form that was pressed early is sent.
    const asked = reasonFromAddress(reasons);
    const { notes = '' } = form.getValues();
    if (asked && !notes.startsWith(asked)) form.setValue('notes', `${asked}\n${notes}`);
  }, [readFields, form, reasons]);

  /**
   * Moves on to the present: what today is, and which of its times have begun. A chosen time that has begun
   * is cleared.
   */
  const updateNow = useCallback(() => {
    const present = new Date();
    setNow(present);
    const { date: day = '', time: slot = '' } = form.getValues();
    if (slot && !(isCivilDate(day) && isBookableSlot(schedule, day, slot, present)))
      form.setValue('time', '');
  }, [form]);

  // A page may stay open for days.
  useEffect(() => {
    document.addEventListener('visibilitychange', updateNow);
    addEventListener('pageshow', updateNow);
    return () => {
      document.removeEventListener('visibilitychange', updateNow);
      removeEventListener('pageshow', updateNow);
    };
  }, [updateNow]);

  /** A field is judged when it is left. */
  function handleBlur(name: AppointmentField) {
    afterClick(() => void form.trigger(name));
  }

  /**
   * A message goes as soon as what it says is mended; a field without one is left alone while it is typed.
   */
  const handleChange = useCallback(
    (name: AppointmentField) => {
      if (form.getFieldState(name).error) void form.trigger(name);
    },
    [form],
  );

  const changeDate = useCallback(
    (value: string) => {
      form.setValue('date', value, { shouldDirty: true });
      updateNow();
      if (__ASKS_FULL_SLOTS__ && isFullSlot(fullSlots, value, form.getValues('time') ?? ''))
        form.setValue('time', '');
      handleChange('date');
    },
    [form, fullSlots, updateNow, handleChange],
  );

  function control(name: AppointmentField) {
    return form.register(name, { onChange: () => handleChange(name), onBlur: () => handleBlur(name) });
  }

  const errorIn = (name: AppointmentField) => errors[name]?.message as AppointmentIssue | undefined;
  return {
    form,
    now,
    renewNow: updateNow,
    readFields,
    date,
    time,
    taken: fullSlots,
    isSubmitting,
    left: handleBlur,
    changeDate,
    control,
    faultIn: errorIn,
  };
}

/** The day that was typed, `YYYY-MM-DD`; the text itself where it is none. */
export function parseDate(text: string): string {
  return readTypedDate(text, dateNames, bookingWindow(schedule, new Date()).today) ?? text;
}

/**
 * Runs `action` now, or, while a button or finger is down, once it is up and the click it belongs to has been
 * handled: a message that appears in between would move the pressed button from under the pointer, and the
 * click would be lost.
 */
function afterClick(action: () => void) {
  if (!document.querySelector(':active')) action();
  else addEventListener('mouseup', () => setTimeout(action), { once: true });
}
