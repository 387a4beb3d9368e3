import { readFileSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

// A browser that translates a page puts each text into elements of its own. React then fails where it puts an
// element before such a text or removes it, and changes a text that nobody sees any more. So in islands a
// text has an element of its own where an element beside it comes and goes, or where it changes itself.
// docs/decisions/0025-pages-are-documents.md

type Node = { type: string; start: number } & Record<string, unknown>;

const ISLAND = /<(\w+)[^<>]*\sclient:/g;
const IMPORT = /\bfrom '(\.[^']+\.tsx)'|\bimport\('(\.[^']+\.tsx)'\)/g;

/** The components of all islands, with all that they import. */
function islandFiles(): Set<string> {
  const files = new Set<string>();
  function add(file: string): void {
    if (files.has(file)) return;
    files.add(file);
    for (const [, from, dynamic] of readFileSync(file, 'utf8').matchAll(IMPORT))
      add(join(dirname(file), (from ?? dynamic)!));
  }
  for (const page of globSync('site/screens/**/*.astro')) {
    const source = readFileSync(page, 'utf8');
    for (const [, name] of source.replaceAll('=>', '').matchAll(ISLAND)) {
      const from = new RegExp(`import \\{ ${name} \\} from '(.+?)'`).exec(source)!;
      add(join(dirname(page), from[1]!));
    }
  }
  return files;
}

/** What an expression can come to: each side of a condition. */
function outcomes(expression: Node): Node[] {
  const { type, operator, left, right, consequent, alternate } = expression as Record<string, unknown> & Node;
  if (type === 'ConditionalExpression')
    return [consequent, alternate].flatMap((each) => outcomes(each as Node));
  if (type !== 'LogicalExpression') return [expression];
  return (operator === '&&' ? [right] : [left, right]).flatMap((each) => outcomes(each as Node));
}

const isElement = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment';

/** Nodes that a component is given, and lists of elements: no texts, as far as can be seen here. */
const NODES = /^(children|head|content)$/;
const LISTS = /(\.map|^children|^drawField|^field)\(/;

function isText(child: Node, source: string): boolean {
  if (child.type === 'JSXText') return String(child.value).trim() !== '';
  if (child.type !== 'JSXExpressionContainer') return false;
  return outcomes(child.expression as Node).some((outcome) => {
    const { start, end, value } = outcome as Node & { end: number; value?: unknown };
    const code = source.slice(start, end);
    switch (outcome.type) {
      case 'Literal':
        return typeof value === 'string' ? value.trim() !== '' : typeof value === 'number';
      case 'Identifier':
        return code !== 'undefined' && !NODES.test(code);
      case 'CallExpression':
        return !LISTS.test(code);
      default:
        return ['MemberExpression', 'TemplateLiteral', 'BinaryExpression'].includes(outcome.type);
    }
  });
}

/** The texts of a source that have no element of their own and need one. */
function bareTexts(file: string, source: string): string[] {
  const found: string[] = [];
  function look(node: unknown): void {
    if (!node || typeof node !== 'object') return;
    const { type, children } = node as { type?: string; children?: Node[] };
    if (type === 'JSXElement' || type === 'JSXFragment') {
      const parts = children!.filter((child) => child.type !== 'JSXText' || String(child.value).trim());
      const conditions = parts
        .filter((part) => part.type === 'JSXExpressionContainer')
        .filter(({ expression }) => !outcomes(expression as Node).includes(expression as Node));
      const comesAndGoes = conditions.some(({ expression }) => outcomes(expression as Node).some(isElement));
      for (const part of parts) {
        const isAlone = parts.length === 1 && type === 'JSXElement';
        if (!isText(part, source) || isAlone) continue;
        if (!comesAndGoes && !conditions.includes(part)) continue;
        found.push(`${file}:${source.slice(0, part.start).split('\n').length}`);
      }
    }
    Object.values(node).forEach(look);
  }
  look(parseSync(file, source).program);
  return found;
}

test('no text of an island stands bare beside what comes and goes', () => {
  const files = [...islandFiles()];
  expect(files).toContain('site/ui/field.tsx');
  expect(files.flatMap((file) => bareTexts(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  ['{isSent && <Icon />}\n {words.send}', 1],
  ['Send {isSent ? <Icon /> : null}', 1],
  ['{isSent && <Icon />}<span>{words.send}</span>', 0],
  ['<Icon /> {isSent ? words.sent : words.send}', 1],
  ['{isSent ? words.sent : words.send}', 0],
  ['<Icon /> {words.send}', 0],
])('of <p>%s</p> it finds %i', (children, count) => {
  expect(bareTexts('some.tsx', `export const part = <p>${children}</p>;`)).toHaveLength(count);
});
