import type { Fee, FeeUnit, PaymentMethod } from '../../domain/clinic/fees.ts';
import { amountFormat } from '../amounts.ts';

const amountOf = amountFormat('en-IN');

export const fees = {
  title: 'फ़ीस और भुगतान',
  link: 'कितना खर्च आता है?',
  fee: 'फ़ीस',
  consultation: 'डॉक्टर से सलाह',
  /** '₹4,500 से ₹9,000', '₹500' */
  range: ({ from, to }: Pick<Fee, 'from' | 'to'>, currency: string) =>
    from === to ? amountOf(from, currency) : `${amountOf(from, currency)} से ${amountOf(to, currency)}`,
  per: { visit: 'प्रति विज़िट', tooth: 'प्रति दाँत', jaw: 'प्रति जबड़ा' } satisfies Record<FeeUnit, string>,
  payment: 'भुगतान के तरीके',
  ways: {
    cash: 'नकद',
    upi: 'UPI',
    cards: 'क्रेडिट और डेबिट कार्ड',
    'bank-transfer': 'बैंक ट्रांसफ़र',
    instalments: 'किस्तें',
  } satisfies Record<PaymentMethod, string>,
  insurance: 'इंश्योरेंस',
  estimate: 'खर्च के लिखित अनुमान में क्या होता है',
};
