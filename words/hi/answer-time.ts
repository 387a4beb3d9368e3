import type { AnswerTime } from '../../domain/clinic/answer-time.ts';
import { counts } from './counts.ts';

/** When the clinic answers: '24 घंटे के भीतर', '6 कामकाजी घंटों के भीतर', 'जल्द से जल्द' */
export function answerIn(answer: AnswerTime): string {
  if (answer === 'soon') return 'जल्द से जल्द';
  const { hours, isOpenOnly } = answer;
  return isOpenOnly ? counts.withinOpenHours(hours) : counts.withinHours(hours);
}
