import { pluralsOf } from '../plurals.ts';
import { sentence } from '../sentence.ts';

const plural = pluralsOf('en');

export const words = {
  loading: 'Loading transformations...',
  back: 'Back to Gallery',
  tabs: 'Gallery',
  aligners: 'Aligner cases',
  patients: 'Patient transformations',
  treatment: 'Treatment:',
  duration: 'Duration:',
  months: <N>(t: { figure: (text: string) => N }, count: number) =>
    sentence`${t.figure(String(count))}${plural(count, { one: ' month', other: ' months' })}`,
  heading: <N>(t: { patient: (text: string) => N }, patient: string, title: string) =>
    sentence`${t.patient(`${patient}: `)}${title}`,
  /** the same for screen readers */
  name: (patient: string, title: string) => `${patient}, ${title}`,
};
