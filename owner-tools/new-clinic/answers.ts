import { createInterface } from 'node:readline/promises';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import { checkEach } from '../../compile/mistakes.ts';
import { readText } from '../../compile/yaml-file.ts';
import { clinicFile, doctorsFile, parseAnswers } from './facts.ts';
import {
  questionFor,
  parseChoices,
  QUESTIONS,
  type Answers,
  type Choice,
  type Question,
} from './questions.ts';

/** A source of answers: the terminal or a file. */
export type Dialogue = {
  facts(): Promise<Answers>;
  promises(choices: Choice[]): Promise<string>;
  confirm(question: string): Promise<boolean>;
  close(): void;
};

const PROMISES = 'Which of these do you promise, by number or name, or nothing';

/**
 * Asks in the terminal. Reads lines, so that answers can also be piped in. Invalid answers are asked again.
 */
export function createTerminalDialogue(): Dialogue {
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();

  /** Asks until `read` accepts the answer, then shows how it was understood. */
  async function askUntilValid(ask: string, read: (answer: string) => string): Promise<string> {
    for (;;) {
      process.stdout.write(`${ask}: `);
      const { value = '', done } = (await lines.next()) as { value?: string; done?: boolean };
      try {
        const answer = read(value.trim());
        echoAnswer(value.trim(), answer);
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
        const { ask, example, choices } = questionFor(question);
        if (choices) printChoices(choices());
        answers[question] = await askUntilValid(`${ask} (such as ${example})`, (answer) => {
          const all = parseAnswers({ ...EXAMPLES, ...answers, [question]: answer });
          // Checks each answer at once, with example answers for the questions that follow.
          clinicFile(question === 'services' ? { ...all, badge: '' } : all);
          doctorsFile(all.doctors);
          return all[question];
        });
      }
      return answers;
    },
    async promises(promises) {
      if (promises.length === 0) return '';
      printChoices(promises);
      return askUntilValid(PROMISES, (answer) => parseChoices(PROMISES, promises, answer));
    },
    async confirm(question) {
      const readYesOrNo = (answer: string) => (isYes(question, answer) ? 'yes' : 'no');
      return (await askUntilValid(`${question} (yes or no)`, readYesOrNo)) === 'yes';
    },
    close: () => terminal.close(),
  };
}

const EXAMPLES = {
  ...(Object.fromEntries(Object.entries(QUESTIONS).map(([name, { example }]) => [name, example])) as Answers),
  badge: '',
};

/** Reads answers from a file of `question: answer` lines. Missing optional answers are empty. */
export function createFileDialogue(file: string): Dialogue {
  const answersInFile: Partial<Record<string, string>> = {};
  for (const [at, line] of readText(file).split('\n').entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name, , answer] = /^\s*(\w+)\s*:\s*(["']?)(.*?)\2\s*$/.exec(line) ?? [];
    if (name) answersInFile[name] = answer;
    else throw new ConfigurationError(`${file}:${at + 1}: "${line}" should be such as "city: Pune".`);
  }
  const questions = Object.keys(QUESTIONS) as Question[];
  const known = [...questions, 'promises', 'repository'];
  const unknown = Object.keys(answersInFile).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new ConfigurationError(
      `${file}: nothing is asked by the name of ${unknown.join(', ')}; it should be some of: ${known.join(', ')}.`,
    );
  }
  checkEach(questions, (name) => {
    const { optional, ask, example } = questionFor(name);
    if (optional || answersInFile[name]) return;
    throw new ConfigurationError(`${file}: it does not say ${name} (${ask}), such as "${name}: ${example}".`);
  });
  const isRepositoryWanted = isYes(`${file}: repository`, answersInFile.repository ?? '');
  return {
    facts: async () => {
      const answers = parseAnswers(answersInFile);
      for (const name of questions)
        echoAnswer(answersInFile[name] ?? '', answers[name], `${name}: ${answersInFile[name]}`);
      return answers;
    },
    promises: async (promises) => parseChoices(PROMISES, promises, answersInFile.promises ?? ''),
    confirm: async () => isRepositoryWanted,
    close: () => {},
  };
}

/**
 * Reads the answer to a yes-or-no question. An empty answer is no.
 *
 * @throws {ConfigurationError} for another answer
 */
function isYes(question: string, answer: string): boolean {
  if (/^(yes|y|true)\b/i.test(answer)) return true;
  if (/^((no|n|false)\b.*|none|)$/i.test(answer)) return false;
  throw new ConfigurationError(`${question}: "${answer}" can't be used; it should be yes or no.`);
}

/** Shows how an answer was understood, if that differs from the input. */
function echoAnswer(input: string, parsed: string, before = ''): void {
  if (parsed !== input) console.log(`${before}  → ${parsed || 'nothing'}`);
}

function printChoices(choices: Choice[]): void {
  console.log('');
  for (const [at, { id, title }] of choices.entries())
    console.log(`${String(at + 1).padStart(4)}  ${id}: ${title}`);
}
