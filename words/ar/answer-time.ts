import type { AnswerTime } from '../../domain/clinic/answer-time.ts';
import { counts } from './counts.ts';

/** When the clinic answers: 'خلال 24 ساعة', 'خلال 6 ساعات عمل', 'في أقرب وقت ممكن' */
export function answerIn(answer: AnswerTime): string {
  if (answer === 'soon') return 'في أقرب وقت ممكن';
  const { hours, isOpenOnly } = answer;
  return isOpenOnly ? counts.withinOpenHours(hours) : counts.withinHours(hours);
}
