import * as v from 'valibot';
import { isCivilDate } from './civil-date.ts';
import { isTimeOfDay } from './weekly-hours.ts';

// Schemas of stored dates and times.

export const CivilDateSchema = v.pipe(v.string(), v.guard(isCivilDate));

export const CivilTimeSchema = v.object({
  date: CivilDateSchema,
  time: v.pipe(v.string(), v.guard(isTimeOfDay)),
});
