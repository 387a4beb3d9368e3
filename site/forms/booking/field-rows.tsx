import type { ReactNode } from 'react';
import { facts } from '#clinic/facts.ts';
import type { AppointmentField } from '../../../domain/forms/appointment-request.ts';
import { BOOKING_FIELDS } from './booking-fields.tsx';

/** Fields that share a row with the field before them. All others have a row of their own. */
const SECOND_IN_ROW: readonly AppointmentField[] = ['phone', 'time'];

/** The names of the form's fields in order, in rows of one or two. */
export const FIELD_ROWS = BOOKING_FIELDS.reduce<AppointmentField[][]>(
  (rows, name) =>
    SECOND_IN_ROW.includes(name) ? [...rows.slice(0, -1), [...rows.at(-1)!, name]] : [...rows, [name]],
  [],
);

// The first field (e-mail, date) is wider than the second (phone, time). The controls of a row are aligned at
// the bottom, whatever hints or messages the fields have.
const ROW = 'grid items-end gap-x-5 gap-y-4 *:h-auto sm:grid-cols-[8fr_5fr] lg:max-wide:grid-cols-2';

type Props = {
  names: readonly AppointmentField[];
  /** the clinic's window, to show beside date and time */
  picture?: ReactNode;
  /** the fields */
  children: ReactNode;
};

export function FieldRow({ names, picture, children }: Props) {
  if (names.length === 1) return children;
  if (!names.includes('time') || !picture || facts.view === 'none')
    return <div className={ROW}>{children}</div>;
  return (
    <div className="window-wall form-wall *:h-auto">
      {children}
      {picture}
    </div>
  );
}
