import * as v from 'valibot';
import { parse } from 'yaml';
import { ClinicSchema } from '../../domain/clinic/clinic.ts';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import type { Step } from '../../compile/yaml-file.ts';
import { answerFields, type Answers } from './answer-fields.ts';
import { clinicFile, sixColors } from './facts.ts';
import { treatmentsOf, type General } from './general.ts';
import { doctorIdOf, memberIdOf, offeredServices, serviceIdOf } from './ids.ts';

/** Something that is wrong with an answer; `text` completes "it should be …". */
type Fault = { steps: Step[]; text: string };

/** Schema of all that `npm run new-clinic` and the desk ask about a clinic. */
export function answersSchema(general: General) {
  return v.pipe(
    answerFields(general),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const answers = dataset.value;
      const faults = faultsBetween(general, answers);
      for (const { steps, text } of faults.length > 0 ? faults : clinicFaults(general, answers))
        addIssue({ message: text, path: pathOf(answers, steps) });
    }),
  );
}

/** Answers that do not fit each other. */
function faultsBetween(general: General, answers: Answers): Fault[] {
  const { badge, fees, doctors, ownServices, team } = answers;
  const treatments = treatmentsOf(general).map(({ id }) => id);
  const known = [...treatments, ...ownServices.map(serviceIdOf)];
  const named = [
    ...Object.keys(fees).map((id) => ({ id, steps: ['fees', id] })),
    ...doctors.flatMap(({ treats }, nth) =>
      treats.map((id, at) => ({ id, steps: ['doctors', nth, 'treats', at] })),
    ),
  ];
  const founders = doctors.filter(({ founder }) => founder);
  return [
    ...(badge !== undefined && !offeredServices(answers).includes(badge)
      ? [{ steps: ['badge'], text: 'one of `services`' }]
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

/** What is wrong with the clinic.yaml that the answers make. */
function clinicFaults(general: General, answers: Answers): Fault[] {
  try {
    if (answers.colors) sixColors(answers.colors);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return [{ steps: ['colors'], text: 'darker colours, which can be read on white' }];
  }
  const { issues = [] } = v.safeParse(ClinicSchema, parse(clinicFile(general, answers)));
  return issues.map(({ message, path = [] }) => {
    const steps = path.map(({ key }) => key as Step);
    return { text: message, steps: steps[0] === 'promises' ? steps.slice(1) : steps };
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
