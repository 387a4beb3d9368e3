import { createInterface } from 'node:readline/promises';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import { checkEach } from '../../compile/mistakes.ts';
import { readText } from '../../compile/yaml-file.ts';
import { clinicFile, doctorsFile, understood } from './facts.ts';
import { asked, choose, QUESTIONS, type Answers, type Choice, type Question } from './questions.ts';

/** What an owner says: typed, or from a file. */
export type Dialogue = {
  facts(): Promise<Answers>;
  promises(there: Choice[]): Promise<string>;
  isAgreed(question: string): Promise<boolean>;
  end(): void;
};

const PROMISES = 'Which of these do you promise, by number or name, or nothing';

/** Line by line, so that the answers may be typed or piped in. What can't be used is asked again at once. */
export function typed(): Dialogue {
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();

  /** Asks until `read` takes the answer, and says back what it made of it. */
  async function answered(ask: string, read: (answer: string) => string): Promise<string> {
    for (;;) {
      process.stdout.write(`${ask}: `);
      const { value = '', done } = (await lines.next()) as { value?: string; done?: boolean };
      try {
        const answer = read(value.trim());
        tell(value.trim(), answer);
        return answer;
      } catch (error) {
        if (!(error instanceof ConfigurationError) || done) throw error;
        console.log(`\n${error.message}\n`);
      }
    }
  }

  return {
    async facts() {
      const answers = {} as Answers;
      for (const question of Object.keys(QUESTIONS) as Question[]) {
        const { ask, example, choices } = asked(question);
        if (choices) listOut(choices());
        answers[question] = await answered(`${ask} (such as ${example})`, (answer) => {
          const all = understood({ ...EXAMPLES, ...answers, [question]: answer });
          // Tried with the examples for all that is still to be asked.
          clinicFile(question === 'services' ? { ...all, badge: '' } : all);
          doctorsFile(all.doctors);
          return all[question];
        });
      }
      return answers;
    },
    async promises(there) {
      if (there.length === 0) return '';
      listOut(there);
      return answered(PROMISES, (answer) => choose('promises', there, answer));
    },
    async isAgreed(question) {
      process.stdout.write(`${question} (yes or no): `);
      const { value = '' } = (await lines.next()) as { value?: string };
      return /^y(es)?$/i.test(value.trim());
    },
    end: () => terminal.close(),
  };
}

const EXAMPLES = {
  ...(Object.fromEntries(Object.entries(QUESTIONS).map(([name, { example }]) => [name, example])) as Answers),
  badge: '',
};

/** From a file of `question: answer` lines; what it does not name is not said. */
export function written(file: string): Dialogue {
  const said: Partial<Record<string, string>> = {};
  for (const [at, line] of readText(file).split('\n').entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name, , answer] = /^\s*(\w+)\s*:\s*(["']?)(.*?)\2\s*$/.exec(line) ?? [];
    if (name) said[name] = answer;
    else throw new ConfigurationError(`${file}:${at + 1}: "${line}" should be such as "city: Pune".`);
  }
  const questions = Object.keys(QUESTIONS) as Question[];
  const known = [...questions, 'promises'];
  const unknown = Object.keys(said).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new ConfigurationError(
      `${file}: nothing is asked by the name of ${unknown.join(', ')}; it should be some of: ${known.join(', ')}.`,
    );
  }
  checkEach(questions, (name) => {
    const { optional, ask, example } = asked(name);
    if (optional || said[name]) return;
    throw new ConfigurationError(`${file}: it does not say ${name} (${ask}), such as "${name}: ${example}".`);
  });
  return {
    facts: async () => {
      const answers = understood(said);
      for (const name of questions) tell(said[name] ?? '', answers[name], `${name}: ${said[name]}`);
      return answers;
    },
    promises: async (there) => choose('promises', there, said.promises ?? ''),
    isAgreed: async () => false,
    end: () => {},
  };
}

/** Says back what was understood, where that is not as it was said. */
function tell(said: string, understood: string, before = ''): void {
  if (understood !== said) console.log(`${before}  → ${understood || 'nothing'}`);
}

function listOut(choices: Choice[]): void {
  console.log('');
  for (const [at, { id, title }] of choices.entries())
    console.log(`${String(at + 1).padStart(4)}  ${id}: ${title}`);
}
