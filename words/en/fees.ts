import type { Fee, FeeUnit, PaymentMethod } from '../../domain/clinic/fees.ts';

const rupeesOf = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

export const fees = {
  title: 'Fees and Payment',
  /** the link to it from the home page */
  link: 'What does it cost?',
  fee: 'Fee',
  consultation: 'Consultation',
  /** a range, '₹4,500 to ₹9,000'; a fixed fee, '₹500' */
  range: ({ from, to }: Pick<Fee, 'from' | 'to'>) =>
    from === to ? rupeesOf(from) : `${rupeesOf(from)} to ${rupeesOf(to)}`,
  per: { visit: 'per visit', tooth: 'per tooth', jaw: 'per jaw' } satisfies Record<FeeUnit, string>,
  payment: 'Ways to pay',
  ways: {
    cash: 'Cash',
    upi: 'UPI',
    cards: 'Credit and debit cards',
    'bank-transfer': 'Bank transfer',
    instalments: 'Instalments',
  } satisfies Record<PaymentMethod, string>,
  insurance: 'Insurance',
  estimate: 'What your estimate holds',
};
