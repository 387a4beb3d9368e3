import { stringify } from 'yaml';
import { WIDTH } from '../keep-yaml-formatting.ts';
import type { Answers } from './answer-fields.ts';
import { treatmentsOf, type General } from './general.ts';
import { serviceIdOf } from './ids.ts';

/** Adds the clinic's own treatments to the general texts, behind the others. */
export function withOwnServices(general: General, { ownServices }: Pick<Answers, 'ownServices'>): General {
  const last = Math.max(...treatmentsOf(general).map(({ order }) => order));
  return new Map([
    ...general,
    ...ownServices.map((own, nth): [string, string] => {
      const { title, category, says } = own;
      const order = last + 1 + nth;
      const fields = { title, category, shortDescription: says, fullDescription: says, order };
      return [`services/${serviceIdOf(own)}.md`, `---\n${stringify(fields, WIDTH)}---\n`];
    }),
  ]);
}
