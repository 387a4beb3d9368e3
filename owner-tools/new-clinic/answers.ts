import { createInterface } from 'node:readline/promises';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import { checkEach } from '../../compile/mistakes.ts';
import { readText } from '../../compile/yaml-file.ts';
import { clinicFile, doctorsFile, parseAnswers } from './facts.ts';
import type { Choice } from './find-choice.ts';
import { readGeneral } from './general.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { parseChoices } from './parse-choices.ts';
import { questionFor, QUESTIONS, type Answers, type Question } from './questions.ts';

/** A source of answers: the terminal or a file. */
export type Dialogue = {
  facts(): Promise<Answers>;
  promises(choices: Choice[]): Promise<string>;
  confirm(question: string): Promise<boolean>;
  close(): void;
};

const PROMISES = 'Which of these do you promise, by number or name, or nothing';

/** Thrown if the owner types "back". The latest answer is removed, and the questions start again. */
export class BackRequest extends Error {}

/**
 * Asks in the terminal. Reads lines, so that answers can also be piped in. Invalid answers are asked again.
 *
 * @param kept - takes each answer; questions that it already has an answer to are not asked
 */
export function createTerminalDialogue(kept: KeptAnswers): Dialogue {
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  let isIntroduced = false;

  /** Asks until `read` accepts the answer, then shows how it was understood. */
  async function askUntilValid(
    ask: string,
    read: (answer: string) => string,
  ): Promise<{ input: string; answer: string; isEnd: boolean }> {
    for (;;) {
      process.stdout.write(`${ask}: `);
      const { value = '', done = false } = (await lines.next()) as { value?: string; done?: boolean };
      if (done && process.stdin.isTTY) throw new ConfigurationError('The questions were not finished.');
      const input = value.trim();
      try {
        const answer = read(input);
        echoAnswer(input, answer);
        return { input, answer, isEnd: done };
      } catch (error) {
        if (!(error instanceof ConfigurationError) || done) throw error;
        console.log(`\n${error.message}\n`);
      }
    }
  }

  /** Returns the kept answer to a question, or asks and keeps the answer. */
  async function askOnce(
    question: string,
    ask: string,
    read: (answer: string) => string,
    choices: Choice[] = [],
  ): Promise<string> {
    const earlier = readKept(question, read);
    if (earlier !== undefined) return earlier;
    if (choices.length > 0) printChoices(choices);
    const { input, answer, isEnd } = await askUntilValid(ask, (given) =>
      isBack(given) ? given : read(given),
    );
    if (isBack(input)) goBack();
    if (!isEnd) kept.set(question, input);
    return answer;
  }

  /** Reads the kept answer to a question. Removes it if this version of the project does not accept it. */
  function readKept(question: string, read: (answer: string) => string): string | undefined {
    const earlier = kept.get(question);
    if (earlier === undefined) return undefined;
    try {
      return read(earlier);
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      kept.remove(question);
      return undefined;
    }
  }

  /** @throws {BackRequest} always */
  function goBack(): never {
    const last = kept.last();
    if (last) kept.remove(last[0]);
    console.log(last ? `\nYour answer was: ${last[1] || 'nothing'}` : '\nThis is the first question.');
    throw new BackRequest();
  }

  async function introduce(): Promise<void> {
    if (isIntroduced) return;
    isIntroduced = true;
    console.log(
      'Each answer is saved, so you can stop with Ctrl+C. Type "back" to return to the previous question.\n',
    );
    if (kept.count() === 0) return;
    const answered = kept.count() === 1 ? 'one question' : `${kept.count()} questions`;
    const ask = `You answered ${answered} on ${kept.answeredOn}. Go on from there? (yes/no)`;
    const { answer } = await askUntilValid(ask, (given) => {
      // An empty answer is not a no, because a no removes all answers.
      if (given) return yesOrNo(ask)(given);
      throw new ConfigurationError('It should be yes or no.');
    });
    if (answer === 'no') kept.clear();
  }

  return {
    async facts() {
      await introduce();
      const answers = {} as Answers;
      for (const question of Object.keys(QUESTIONS) as Question[]) {
        const { ask, example, choices } = questionFor(question);
        const read = (answer: string) => {
          const all = parseAnswers({ ...EXAMPLES, ...answers, [question]: answer });
          // Checks each answer at once, with example answers for the questions that follow.
          clinicFile(readGeneral(), question === 'services' ? { ...all, badge: '' } : all);
          doctorsFile(readGeneral(), all.doctors);
          return all[question];
        };
        answers[question] = await askOnce(question, `${ask} (such as ${example})`, read, choices?.());
      }
      return answers;
    },
    async promises(promises) {
      if (promises.length === 0) return '';
      return askOnce('promises', PROMISES, (answer) => parseChoices(PROMISES, promises, answer), promises);
    },
    async confirm(question) {
      return (await askOnce('repository', `${question} (yes or no)`, yesOrNo(question))) === 'yes';
    },
    close: () => terminal.close(),
  };
}

const isBack = (answer: string) => /^back$/i.test(answer);

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

const yesOrNo = (question: string) => (answer: string) => (isYes(question, answer) ? 'yes' : 'no');

/** Shows how an answer was understood, if that differs from the input. */
function echoAnswer(input: string, parsed: string, before = ''): void {
  if (parsed !== input) console.log(`${before}  → ${parsed || 'nothing'}`);
}

function printChoices(choices: Choice[]): void {
  console.log('');
  for (const [at, { id, title }] of choices.entries())
    console.log(`${String(at + 1).padStart(4)}  ${id}: ${title}`);
}
