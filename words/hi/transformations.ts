import { pluralsOf } from '../plurals.ts';
import { sentence } from '../sentence.ts';

const plural = pluralsOf('hi');

export const words = {
  loading: 'तस्वीरें खुल रही हैं...',
  back: 'वापस गैलरी में',
  tabs: 'गैलरी',
  aligners: 'अलाइनर के इलाज',
  patients: 'मरीज़ों में आया बदलाव',
  treatment: 'इलाज:',
  duration: 'समय:',
  months: <N>(t: { figure: (text: string) => N }, count: number) =>
    sentence`${t.figure(String(count))}${plural(count, { one: ' महीना', other: ' महीने' })}`,
  heading: <N>(t: { patient: (text: string) => N }, patient: string, title: string) =>
    sentence`${t.patient(`${patient}: `)}${title}`,
  name: (patient: string, title: string) => `${patient}, ${title}`,
};
