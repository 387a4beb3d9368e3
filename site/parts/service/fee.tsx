import type { ReactNode } from 'react';
import { currency } from '#clinic/fees.server.ts';
import { fees as words } from '#words/fees.ts';
import type { Fee } from '../../../domain/clinic/fees.ts';
import type { Total } from '../../content/fees.server.ts';

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
      {around(words.range(fee, currency))}
      {fee.per && (
        <span className={`font-sans text-small whitespace-nowrap text-ink-soft ${unit}`}>
          {' '}
          {words.per[fee.per]}
        </span>
      )}
    </>
  );
}

/** What a treatment costs with another that usually follows: 'With a crown ₹10,500 to ₹27,000 per tooth'. */
export function TotalText({ total }: { total: Total }) {
  return (
    <>
      <span className="font-sans">{total.title}</span> <FeeText fee={total.fee} />
    </>
  );
}
