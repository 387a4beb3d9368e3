import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { dateNames } from '#words/date-names.ts';
import {
  appointmentSchema,
  EMPTY_REQUEST,
  hasSlot,
  type AppointmentFault,
  type AppointmentField,
} from '../../domain/appointment.ts';
import { isCivilDate } from '../../domain/civil-date.ts';
import { bookingWindow } from '../../domain/opening-hours.ts';
import { readTypedDate } from '../../domain/typed-date.ts';
import { takeTyped } from '../client/carried.ts';
import { isTaken, useTaken } from './full-slots.ts';
import { reasonAmong } from './reason.ts';
import { schedule } from './schedule.ts';

export type RequestValues = typeof EMPTY_REQUEST;

/**
 * What a visitor fills in, and when it is judged (docs/product.md, Form).
 *
 * @param element - the form
 * @param reasons - what a visit can be for (reason.ts)
 */
export function useRequest(element: RefObject<HTMLFormElement | null>, reasons: Record<string, string>) {
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
  const taken = useTaken();

  useEffect(() => {
    // What was typed before this code arrived is in the page, not yet in the form's state.
    const carried = __SEVERAL_LANGUAGES__ ? takeTyped() : [];
    for (const [name, value] of [...new FormData(element.current!), ...carried]) {
      if (!(name in EMPTY_REQUEST) || typeof value !== 'string' || !value) continue;
      const read =
        name === 'date' ? readTypedDate(value, dateNames, bookingWindow(schedule, new Date()).today) : null;
      form.setValue(name as AppointmentField, read ?? value);
    }
    // Before a form that was pressed early is sent.
    const asked = reasonAmong(reasons);
    const { notes = '' } = form.getValues();
    if (asked && !notes.startsWith(asked)) form.setValue('notes', `${asked}\n${notes}`);
  }, [element, form, reasons]);

  /** A field is judged when it is left. */
  function left(name: AppointmentField) {
    afterPress(() => void form.trigger(name));
  }

  /** A message goes as soon as what it says is mended; a field without one is left alone while it is typed. */
  const edited = useCallback(
    (name: AppointmentField) => {
      if (form.getFieldState(name).error) void form.trigger(name);
    },
    [form],
  );

  const changeDate = useCallback(
    (value: string) => {
      const before = form.getValues('time');
      const moment = new Date();
      setNow(moment);
      form.setValue('date', value, { shouldDirty: true });
      edited('date');
      const isThere = isCivilDate(value) && hasSlot(schedule, value, before, moment);
      if (before && (!isThere || (__ASKS_FULL_SLOTS__ && isTaken(taken, value, before)))) {
        form.setValue('time', '');
      }
    },
    [form, taken, edited],
  );

  function control(name: AppointmentField) {
    return form.register(name, { onChange: () => edited(name), onBlur: () => left(name) });
  }

  const faultIn = (name: AppointmentField) => errors[name]?.message as AppointmentFault | undefined;
  return { form, now, date, time, taken, isSubmitting, left, changeDate, control, faultIn };
}

/**
 * Runs `action` now, or, while a button or finger is down, once it is up and the click it belongs to has been handled:
 * a message that appears in between would move the pressed button from under the pointer, and the click would be lost.
 */
function afterPress(action: () => void) {
  if (!document.querySelector(':active')) action();
  else addEventListener('mouseup', () => setTimeout(action), { once: true });
}
