import type { AnswerTime } from '../../domain/clinic/answer-time.ts';
import { counts } from './counts.ts';

/** When the clinic answers: 'within 24 hours', 'within 6 opening hours', 'as soon as possible' */
export function answerIn(answer: AnswerTime): string {
  if (answer === 'soon') return 'as soon as possible';
  const { hours, isOpenOnly } = answer;
  return isOpenOnly ? counts.withinOpenHours(hours) : counts.withinHours(hours);
}
