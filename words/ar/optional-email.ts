import type { AnswerTime } from '../../domain/booking/answer-time.ts';
import { answerIn } from './answer-time.ts';
import type { OptionalEmailIssue } from '../../domain/booking/optional-email.ts';
import { dates } from './dates.ts';

export const optionalEmail = {
  hint: 'إن لم يكن لديكم بريد إلكتروني، فسنتصل بكم أو نراسلكم على هاتفكم، ولن تصلكم رسالة تأكيد بالبريد.',
  issues: {
    phoneNotCallable: 'يُرجى إدخال رقم الهاتف مع رمز البلد (+…) لنتمكن من الوصول إليكم من دون بريد إلكتروني.',
  } satisfies Record<OptionalEmailIssue, string>,
  reminderLabel: 'ذكّروني بالزيارة',
  reminderHint: (hours: number) =>
    `رسالة واحدة بالبريد الإلكتروني قبل الزيارة بنحو ${dates.hours(hours)}، لا غير؛ ومن دون بريد إلكتروني رسالة واحدة أو مكالمة على هاتفكم. وحتى ذلك الحين يحتفظ برنامج البريد لدينا بموعدكم مشفّرًا.`,
  noticeEmail: { what: 'بريدكم الإلكتروني، إن ذكرتموه', why: 'لنرسل إليكم التأكيد' },
  noticePhone: { what: 'رقم هاتفكم', why: 'لنتصل بكم أو نراسلكم بشأن هذا الموعد' },
  noticeHandling:
    'نيابةً عنا: برنامج البريد الخاص بنا الذي يمرّر الطلب، والشركة التي تحفظ صندوق بريدنا. وإذا لم تذكروا بريدًا إلكترونيًا، أو طلبتم التذكير، يحتفظ البرنامج أيضًا بموعدكم حتى زيارتكم مشفّرًا بحيث لا يقرؤه سواه. ولا نبيعه لأحد.',
  thanks: {
    title: 'سنردّ عليكم عبر الهاتف',
    text: (answer: AnswerTime) =>
      `لم تذكروا بريدًا إلكترونيًا، فلن تصلكم رسالة بالبريد. سنتصل بكم أو نراسلكم على هاتفكم ${answerIn(answer)}. وإذا راسلناكم فستجدون في الرسالة رابطًا لعرض الموعد، ولتغييره أو إلغائه ما دام الوقت يسمح.`,
    chatText: 'إذا أرسلتم طلبكم عبر واتساب أيضًا، بقيت المحادثة محفوظة في هاتفكم.',
    chat: 'إرساله عبر واتساب أيضًا',
  },
  bookedFor: (day: string, time: string) => `طلبتم موعدًا يوم ${day}، ${time}. سنردّ عليكم عبر الهاتف.`,
};
