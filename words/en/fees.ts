import type { Fee, FeeUnit, PaymentMethod } from '../../domain/clinic/fees.ts';
import { amountFormat } from '../amounts.ts';

const inLakhs = amountFormat('en-IN');
const inThousands = amountFormat('en');
const amountOf = (amount: number, currency: string) =>
  (currency === 'INR' ? inLakhs : inThousands)(amount, currency);

export const fees = {
  title: 'Fees and Payment',
  /** the link to it from the home page */
  link: 'What does it cost?',
  fee: 'Fee',
  consultation: 'Consultation',
  /** a range, '₹4,500 to ₹9,000'; a fixed fee, '₹500' or 'AED 150' */
  range: ({ from, to }: Pick<Fee, 'from' | 'to'>, currency: string) =>
    from === to ? amountOf(from, currency) : `${amountOf(from, currency)} to ${amountOf(to, currency)}`,
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
