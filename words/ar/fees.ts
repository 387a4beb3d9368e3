import type { Fee, FeeUnit, PaymentMethod } from '../../domain/clinic/fees.ts';
import { amountFormat } from '../amounts.ts';

const figureOf = (amount: number) => amount.toLocaleString('en');
const inCurrency = amountFormat('ar-AE', 'name');
/** `Intl` adds an adjective of the wrong gender to rupees. */
const amountOf = (amount: number, currency: string) =>
  currency === 'INR' ? `${figureOf(amount)}\u00A0روبية` : inCurrency(amount, currency);

export const fees = {
  title: 'الأسعار والدفع',
  link: 'كم التكلفة؟',
  fee: 'السعر',
  consultation: 'الاستشارة',
  /** 'من 4,500 إلى 9,000 روبية', '500 روبية' */
  range: ({ from, to }: Pick<Fee, 'from' | 'to'>, currency: string) =>
    from === to ? amountOf(from, currency) : `من\u00A0${figureOf(from)} إلى\u00A0${amountOf(to, currency)}`,
  per: { visit: 'للزيارة الواحدة', tooth: 'للسنّ الواحدة', jaw: 'للفك الواحد' } satisfies Record<
    FeeUnit,
    string
  >,
  payment: 'طرق الدفع',
  ways: {
    cash: 'نقدًا',
    upi: 'UPI',
    cards: 'بطاقات الائتمان والخصم',
    'bank-transfer': 'التحويل المصرفي',
    instalments: 'التقسيط',
  } satisfies Record<PaymentMethod, string>,
  insurance: 'التأمين',
  estimate: 'ماذا يتضمن تقدير التكلفة المكتوب',
};
