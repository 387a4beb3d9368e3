import * as v from 'valibot';
import { exactly, fields, listOf, picture, pictureText, point, text } from './schema-fields.ts';

const PERCENT = 'a percentage from 0 to 100, without the sign';
const percent = v.pipe(v.number(PERCENT), v.minValue(0, PERCENT), v.maxValue(100, PERCENT));
const HOURS = 'a whole number of hours';
const hours = v.pipe(v.number(HOURS), v.integer(HOURS), v.minValue(1, HOURS));

/** The rules for `clinic/international.ts` (spec 2, International patients; the claims: spec 9). */
export const InternationalSchema = fields(
  {
    image: picture,
    imageAlt: pictureText,
    introduction: text('one or two sentences'),
    claims: fields(
      {
        savingsPercent: percent,
        hotelDiscountPercent: percent,
        quoteHours: hours,
        coordinatorHours: hours,
        support: text('when somebody answers, such as "24/7"'),
      },
      'the figures the page promises',
    ),
    benefits: listOf(point, 'a list of benefits'),
    journey: exactly(4, point, 'steps'),
    travelAssistance: listOf(point, 'a list of what is arranged'),
  },
  'the parts of the international page',
);

export type International = v.InferOutput<typeof InternationalSchema>;
