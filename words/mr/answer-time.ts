import type { AnswerTime } from '../../domain/clinic/answer-time.ts';
import { counts } from './counts.ts';

/** When the clinic answers: '24 तासांत', 'कामकाजाच्या 6 तासांत', 'शक्य तितक्या लवकर' */
export function answerIn(answer: AnswerTime): string {
  if (answer === 'soon') return 'शक्य तितक्या लवकर';
  const { hours, isOpenOnly } = answer;
  return isOpenOnly ? counts.withinOpenHours(hours) : counts.withinHours(hours);
}
