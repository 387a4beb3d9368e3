import { pluralsOf } from '../plurals.ts';
import { sentence } from '../sentence.ts';

const plural = pluralsOf('mr');

export const words = {
  loading: 'उपचारांची उदाहरणे येत आहेत...',
  back: 'गॅलरीकडे परत',
  tabs: 'गॅलरी',
  aligners: 'अलाइनरचे उपचार',
  patients: 'रुग्णांमध्ये झालेले बदल',
  treatment: 'उपचार:',
  duration: 'लागलेला वेळ:',
  months: <N>(t: { figure: (text: string) => N }, count: number) =>
    sentence`${t.figure(String(count))}${plural(count, { one: ' महिना', other: ' महिने' })}`,
  heading: <N>(t: { patient: (text: string) => N }, patient: string, title: string) =>
    sentence`${t.patient(`${patient}: `)}${title}`,
  /** the same for screen readers */
  name: (patient: string, title: string) => `${patient}, ${title}`,
};
