import { globSync, readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import { parseSync, Visitor } from 'vite';

// A step of `npm run lint`: checks that every regular expression takes linear time for any input. With a
// quadratic one, a single request can block the relay for half a second (docs/threat-model.md). recheck
// judges each pattern in pure JavaScript, so it needs no Java and the result is the same everywhere.

// recheck reads this variable on each call.
process.env.RECHECK_BACKEND = 'pure';

/** A pattern is rejected if recheck takes longer to judge it. */
const TIMEOUT_MS = 20_000;

/** Matches patterns that have an unbounded repetition. Others need no check. */
const REPEATS = /[*+]|,\}/;

type Pattern = { source: string; flags: string; start: number };

/** Lists the patterns in a module: literals, and string literals passed to `new RegExp`. */
function patternsIn(file: string, text: string): Pattern[] {
  const patterns: Pattern[] = [];
  const { program } = parseSync(file, text);
  const visitor = new Visitor({
    Literal(node) {
      if ('regex' in node)
        patterns.push({ source: node.regex.pattern, flags: node.regex.flags, start: node.start });
    },
    NewExpression({ callee, arguments: [source, flags], start }) {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const flagsText = flags?.type === 'Literal' && typeof flags.value === 'string' ? flags.value : '';
      patterns.push({ source: source.value, flags: flagsText, start });
    },
  });
  visitor.visit(program);
  return patterns;
}

const files = globSync('{compile,domain,relay,site,words}/**/*.{ts,tsx}').filter(
  (file) => !/\.(test|d)\.tsx?$/.test(file),
);

for (const file of files) {
  const text = readFileSync(file, 'utf8');
  for (const { source, flags, start } of patternsIn(file, text)) {
    if (!REPEATS.test(source)) continue;
    const verdict = checkSync(source, flags, {
      timeout: TIMEOUT_MS,
      attackTimeout: null,
      incubationTimeout: null,
    });
    if (verdict.status === 'safe') continue;
    const line = text.slice(0, start).split('\n').length;
    const problem =
      verdict.status === 'vulnerable'
        ? `takes ${verdict.complexity.summary} time, as for ${verdict.attack.pattern}`
        : `could not be judged (${verdict.error.kind})`;
    console.error(`${file}:${line}: /${source}/${flags} ${problem}; it should take linear time.`);
    process.exitCode = 1;
  }
}
