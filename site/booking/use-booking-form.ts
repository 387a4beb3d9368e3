import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { dateNames } from '#words/date-names.ts';
import { language } from '#words/language.ts';
import {
  appointmentSchema,
  EMPTY_REQUEST,
  isBookableSlot,
  type AppointmentIssue,
  type AppointmentField,
} from '../../domain/booking/appointment-request.ts';
import { optionalEmailSchema, type OptionalEmailIssue } from '../../domain/booking/optional-email.ts';
import { isCivilDate } from '../../domain/booking/civil-date.ts';
import { bookingWindow } from '../../domain/booking/opening-hours.ts';
import { readTypedDate } from '../../domain/booking/parse-typed-date.ts';
import { takeFormValues } from '../client/next-page-data.ts';
import { BOOKING_FIELDS } from './booking-fields.tsx';
import { reasonFromAddress } from './visit-reason.ts';
import { isFullSlot, useFullSlots } from './use-full-slots.ts';
import { schedule } from './schedule.ts';

export type RequestValues = typeof EMPTY_REQUEST;

/**
 * The state of the booking form, and when its fields are validated (docs/product.md, Form).
 *
 * @param reasons - possible reasons for the visit, by the query of the address (visit-reason.ts)
 */
export function useBookingForm(formRef: RefObject<HTMLFormElement | null>, reasons: Record<string, string>) {
  const [now, setNow] = useState(() => new Date());
  const form = useForm<RequestValues>({
    // No defaults for the other fields: their inputs may hold what was typed before this code was loaded.
    defaultValues: { date: '' },
    // `handleBlur` and `handleChange` below validate single fields.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: (values, context, options) =>
      (__EMAIL_OPTIONAL__
        ? valibotResolver(optionalEmailSchema(schedule, new Date(), language.phones))
        : valibotResolver(appointmentSchema(schedule, new Date())))(
        { ...EMPTY_REQUEST, ...values },
        context,
        options,
      ),
  });
  const { errors, isSubmitting } = form.formState;
  const [date = '', time = ''] = form.watch(['date', 'time']);
  const fullSlots = useFullSlots();

  /** Copies the inputs' values to the state, because autofill may set them without an event. */
  const readFields = useCallback(() => {
    const fields = new FormData(formRef.current!);
    for (const name of BOOKING_FIELDS) {
      const value = String(fields.get(name) ?? '');
      form.setValue(name, name === 'date' ? parseDate(value) : value);
    }
  }, [formRef, form]);

  useEffect(() => {
    // What was typed before this code was loaded is in the inputs, but not yet in the state.
    readFields();
    for (const [name, value] of __SEVERAL_LANGUAGES__ ? takeFormValues() : []) {
      if (!(name in EMPTY_REQUEST) || !value) continue;
      form.setValue(name as AppointmentField, name === 'date' ? parseDate(value) : value);
    }
    // Done here, so that it comes before `useDeferredForm` submits a form that was submitted early.
    const reason = reasonFromAddress(reasons);
    const { notes = '' } = form.getValues();
    if (reason && !notes.startsWith(reason)) form.setValue('notes', `${reason}\n${notes}`);
  }, [readFields, form, reasons]);

  /** Updates `now`, which decides which slots are in the past. Clears a chosen time that has passed. */
  const updateNow = useCallback(() => {
    const currentTime = new Date();
    setNow(currentTime);
    const { date: day = '', time: slot = '' } = form.getValues();
    if (slot && !(isCivilDate(day) && isBookableSlot(schedule, day, slot, currentTime)))
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

  /** Validates a field when it loses the focus. */
  function handleBlur(name: AppointmentField) {
    afterClick(() => void form.trigger(name));
  }

  /** Revalidates a field only if it shows an error, so that the message disappears once it is fixed. */
  const handleChange = useCallback(
    (name: AppointmentField) => {
      if (form.getFieldState(name).error) void form.trigger(name);
      // Without an e-mail address, the telephone has a rule of its own.
      if (__EMAIL_OPTIONAL__ && name === 'email' && form.getFieldState('phone').error)
        void form.trigger('phone');
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

  const errorIn = (name: AppointmentField) =>
    errors[name]?.message as AppointmentIssue | OptionalEmailIssue | undefined;
  return {
    form,
    now,
    updateNow,
    readFields,
    date,
    time,
    fullSlots,
    isSubmitting,
    handleBlur,
    changeDate,
    control,
    errorIn,
  };
}

/** @returns the typed date as `YYYY-MM-DD`, or the text itself if it is not a date */
export function parseDate(text: string): string {
  return readTypedDate(text, dateNames, bookingWindow(schedule, new Date()).today) ?? text;
}

/**
 * Runs `action` now, or after the current click if the pointer is down. A message that appears during a click
 * would move the button away from the pointer, and the click would be lost.
 */
function afterClick(action: () => void) {
  if (!document.querySelector(':active')) action();
  else addEventListener('mouseup', () => setTimeout(action), { once: true });
}
