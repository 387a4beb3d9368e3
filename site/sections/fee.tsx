import { fees as words } from '#words/fees.ts';
import type { Fee } from '../../domain/content/fees.ts';
import { Link } from '../ui/link.tsx';
import { tallLink } from '../ui/text-link.tsx';

type Props = {
  fee: Fee;
  /** how the unit stands beside the amount */
  unit?: string;
  /** where the amount leads, if anywhere */
  to?: string;
};

/** '₹4,500 to ₹9,000 per tooth' */
export function FeeText({ fee, unit = '', to }: Props) {
  const amount = words.range(fee);
  return (
    <>
      {to ? (
        <Link to={to} className={tallLink}>
          {amount}
        </Link>
      ) : (
        amount
      )}
      {fee.per && (
        <span className={`font-sans text-small whitespace-nowrap text-ink-soft ${unit}`}>
          {' '}
          {words.per[fee.per]}
        </span>
      )}
    </>
  );
}
