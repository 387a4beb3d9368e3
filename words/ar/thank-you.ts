import { sentence } from '../sentence.ts';

export const thankYou = {
  changes: <N>(t: { phone: N; email: N }) =>
    sentence`هل تريدون تغيير شيء؟ اتصلوا على ${t.phone} أو اكتبوا إلى ${t.email}.`,
  /** only if the relay delivers forms, because its e-mails can have buttons */
  buttons: 'إذا كان في رسالتنا زرّا «تغيير الموعد» و«إلغاء الموعد»، فاستعملوهما. هذه أسرع طريقة.',
  worse: 'إذا ساءت الحالة قبل الموعد',
  home: 'العودة إلى الرئيسية',
  services: 'عرض خدماتنا',
  requested: {
    title: 'ما طلبتموه',
    date: 'التاريخ',
    time: 'الوقت',
    id: 'رقم الطلب',
    save: 'إضافة إلى تقويم الهاتف',
    tentative: 'يبقى في تقويم هاتفكم بصفة مبدئية حتى نؤكّده.',
    inEmail: 'إذا لم يُحفظ الملف هنا، فهو مرفق أيضًا برسالتنا الإلكترونية إليكم.',
    noteDown: 'إذا لم يُحفظ الملف هنا، فيُرجى تدوين اليوم والوقت.',
  },
};
