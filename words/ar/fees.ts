import type { Fee, FeeUnit, PaymentMethod } from '../../domain/clinic/fees.ts';

const figureOf = (amount: number) => amount.toLocaleString('en');

export const fees = {
  title: 'الأسعار والدفع',
  link: 'كم التكلفة؟',
  fee: 'السعر',
  consultation: 'الاستشارة',
  /** 'من 4,500 إلى 9,000 روبية', '500 روبية' */
  range: ({ from, to }: Pick<Fee, 'from' | 'to'>) =>
    from === to ? `${figureOf(from)} روبية` : `من ${figureOf(from)} إلى ${figureOf(to)} روبية`,
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
