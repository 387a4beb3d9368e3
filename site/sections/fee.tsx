import type { ReactNode } from 'react';
import { fees as words } from '#words/fees.ts';
import type { Fee } from '../../domain/clinic/fees.ts';

type Props = {
  fee: Fee;
  /** classes of the unit */
  unit?: string;
  /** renders the amount, for example inside a link */
  around?: (amount: string) => ReactNode;
};

/** A fee as text: '₹4,500 to ₹9,000 per tooth'. */
export function FeeText({ fee, unit = '', around = (amount) => amount }: Props) {
  return (
    <>
      {around(words.range(fee))}
      {fee.per && (
        <span className={`font-sans text-small whitespace-nowrap text-ink-soft ${unit}`}>
          {' '}
          {words.per[fee.per]}
        </span>
      )}
    </>
  );
}
