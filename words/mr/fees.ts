import type { Fee, FeeUnit, PaymentMethod } from '../../domain/clinic/fees.ts';
import { amountFormat } from '../amounts.ts';

const amountOf = amountFormat('en-IN');

export const fees = {
  title: 'फी आणि पेमेंट',
  link: 'किती खर्च येतो?',
  fee: 'फी',
  consultation: 'डॉक्टरांचा सल्ला',
  /** '₹4,500 ते ₹9,000', '₹500' */
  range: ({ from, to }: Pick<Fee, 'from' | 'to'>, currency: string) =>
    from === to ? amountOf(from, currency) : `${amountOf(from, currency)} ते ${amountOf(to, currency)}`,
  per: { visit: 'प्रति भेट', tooth: 'प्रति दात', jaw: 'प्रति जबडा' } satisfies Record<FeeUnit, string>,
  payment: 'पैसे कसे भरता येतात',
  ways: {
    cash: 'रोख',
    upi: 'UPI',
    cards: 'क्रेडिट आणि डेबिट कार्ड',
    'bank-transfer': 'बँक ट्रान्सफर',
    instalments: 'हप्ते',
  } satisfies Record<PaymentMethod, string>,
  insurance: 'विमा',
  estimate: 'खर्चाच्या लेखी अंदाजात काय असते',
};
