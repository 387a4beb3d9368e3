import * as v from 'valibot';
import { parse } from 'yaml';
import { ClinicSchema } from '../../domain/clinic/clinic.ts';
import type { Step } from '../../compile/yaml-file.ts';
import { answerFields, type Answers } from './answer-fields.ts';
import { countryFacts } from './countries.ts';
import { clinicFile, SAME } from './facts.ts';
import { treatmentsOf, type General } from './general.ts';
import { doctorIdOf, memberIdOf, offeredServices, serviceIdOf } from './ids.ts';

/** Something that is wrong with an answer; `text` completes "it should be …". */
type Fault = { steps: Step[]; text: string };

/** Schema of all that `npm run new-clinic` and the desk ask about a clinic. */
export function answersSchema(general: General) {
  return v.pipe(
    answerFields(general),
    v.rawCheck(({ dataset, addIssue }) => {
      const answers = dataset.value as Answers;
      const { issues = [] } = dataset;
      const faults = issues.length === 0 ? faultsBetween(general, answers) : [];
      const isWhole = issues.length + faults.length === 0;
      const clinic = isWhole ? parse(clinicFile(general, answers)) : factsWithout(answers, issues);
      faults.push(...clinicFaults(clinic as object));
      for (const { steps, text } of faults) addIssue({ message: text, path: pathOf(answers, steps) });
    }),
  );
}

/** The facts among the answers that are neither missing nor wrong. */
function factsWithout(answers: Partial<Answers>, issues: readonly v.BaseIssue<unknown>[]): object {
  const wrong = issues.map(({ path }) => path?.[0]?.key);
  return Object.fromEntries(
    SAME.filter((field) => !wrong.includes(field) && answers[field] !== undefined).map((field) => [
      field,
      answers[field],
    ]),
  );
}

/** Answers that do not fit each other. */
function faultsBetween(general: General, answers: Answers): Fault[] {
  const { address, badge, fees, consultation, currency, doctors, ownServices, team } = answers;
  const treatments = treatmentsOf(general).map(({ id }) => id);
  const known = [...treatments, ...ownServices.map(serviceIdOf)];
  const named = [
    ...Object.keys(fees).map((id) => ({ id, steps: ['fees', id] })),
    ...doctors.flatMap(({ treats }, nth) =>
      treats.map((id, at) => ({ id, steps: ['doctors', nth, 'treats', at] })),
    ),
  ];
  const hasFees =
    [consultation, ...ownServices.map((own) => own.fee)].some(Boolean) || Object.keys(fees).length > 0;
  const founders = doctors.filter(({ founder }) => founder);
  return [
    ...(badge !== undefined && !offeredServices(answers).includes(badge)
      ? [{ steps: ['badge'], text: 'one of `services`' }]
      : []),
    ...(hasFees && !(currency ?? countryFacts(general)[address.country]?.currency)
      ? [{ steps: ['currency'], text: 'the currency of your fees, such as AED' }]
      : []),
    ...named.flatMap(({ id, steps }) =>
      known.includes(id) ? [] : [{ steps, text: `a treatment of the clinic: ${known.join(', ')}` }],
    ),
    ...repeated([...treatments, ...ownServices.map(serviceIdOf)]).map((at) => ({
      steps: ['ownServices', at - treatments.length, 'title'],
      text: UNIQUE,
    })),
    ...repeated(doctors.map(doctorIdOf)).map((at) => ({ steps: ['doctors', at, 'name'], text: UNIQUE })),
    ...repeated(team.map(memberIdOf)).map((at) => ({ steps: ['team', at, 'name'], text: UNIQUE })),
    ...(founders.length > 1
      ? [{ steps: ['doctors', doctors.indexOf(founders[1]!), 'founder'], text: 'true of one doctor only' }]
      : []),
  ];
}

const UNIQUE = 'a name in Latin letters that no other entry has';

/** The positions of ids that an earlier entry has, or that are empty. */
function repeated(ids: readonly string[]): number[] {
  return ids.flatMap((id, at) => (id === '' || ids.indexOf(id) < at ? [at] : []));
}

/**
 * What is wrong with fields of clinic.yaml.
 *
 * @param clinic - those that are known
 */
function clinicFaults(clinic: object): Fault[] {
  const { issues = [] } = v.safeParse(ClinicSchema, clinic);
  return issues.flatMap(({ message, path = [] }) => {
    const [field, ...below] = path.map(({ key }) => key as Step);
    if (field === undefined || !(field in clinic)) return [];
    return [{ text: message, steps: field === 'promises' ? below : [field, ...below] }];
  });
}

/** A path as Valibot writes it. */
function pathOf(whole: object, steps: readonly Step[]) {
  let input: unknown = whole;
  return steps.map((key) => {
    const item = {
      type: 'unknown',
      origin: 'value',
      input,
      key,
      value: (input as Record<Step, unknown>)?.[key],
    };
    input = item.value;
    return item;
  }) as unknown as [v.IssuePathItem, ...v.IssuePathItem[]];
}
