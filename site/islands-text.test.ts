import { readFileSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

// A browser that translates a page wraps each text node in `font` elements. React then fails if it inserts an
// element before such a text or removes the text, and it updates text nodes that are no longer visible. So in
// islands a text needs its own element if a sibling element is conditional, or if the text itself changes
// (docs/decisions/0025-pages-are-documents.md).

type Node = { type: string; start: number } & Record<string, unknown>;

const ISLAND = /<(\w+)[^<>]*\sclient:/g;
const IMPORT = /\bfrom '(\.[^']+\.tsx)'|\bimport\('(\.[^']+\.tsx)'\)/g;

/** The component files of all islands, including all that they import. */
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

/** The possible results of an expression: each side of a condition. */
function outcomes(expression: Node): Node[] {
  const { type, operator, left, right, consequent, alternate } = expression as Record<string, unknown> & Node;
  if (type === 'ConditionalExpression')
    return [consequent, alternate].flatMap((each) => outcomes(each as Node));
  if (type !== 'LogicalExpression') return [expression];
  return (operator === '&&' ? [right] : [left, right]).flatMap((each) => outcomes(each as Node));
}

const isElement = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment';

// Props that contain nodes, and calls that return elements. By their names they are assumed not to be texts.
const NODES = /^(children|head|content)$/;
const LISTS = /(\.map|^children|^renderField|^field)\(/;

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

/** @returns file and line of texts that need their own element and have none */
function bareTexts(file: string, source: string): string[] {
  const places: string[] = [];
  function visit(node: unknown): void {
    if (!node || typeof node !== 'object') return;
    const { type, children } = node as { type?: string; children?: Node[] };
    if (type === 'JSXElement' || type === 'JSXFragment') {
      const parts = children!.filter((child) => child.type !== 'JSXText' || String(child.value).trim());
      const conditions = parts
        .filter((part) => part.type === 'JSXExpressionContainer')
        .filter(({ expression }) => !outcomes(expression as Node).includes(expression as Node));
      const hasConditionalElement = conditions.some(({ expression }) =>
        outcomes(expression as Node).some(isElement),
      );
      for (const part of parts) {
        const isAlone = parts.length === 1 && type === 'JSXElement';
        if (!isText(part, source) || isAlone) continue;
        if (!hasConditionalElement && !conditions.includes(part)) continue;
        places.push(`${file}:${source.slice(0, part.start).split('\n').length}`);
      }
    }
    Object.values(node).forEach(visit);
  }
  visit(parseSync(file, source).program);
  return places;
}

test('every text of an island beside a conditional element has its own element', () => {
  const files = [...islandFiles()];
  expect(files).toContain('site/ui/field.tsx');
  expect(files.flatMap((file) => bareTexts(file, readFileSync(file, 'utf8')))).toEqual([]);
});
