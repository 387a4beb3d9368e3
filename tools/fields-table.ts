import { readFileSync, writeFileSync } from 'node:fs';
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import { ClinicSchema } from '../domain/clinic.ts';

// Writes the README's table of the fields of clinic.yaml from their schema, after a field has changed: node tools/fields-table.ts.

const BEGIN = '<!-- fields of clinic.yaml: written by tools/fields-table.ts -->';
const END = '<!-- end of the fields -->';

/** The table, a line a field; of lists and records, the field alone. */
export function fieldsTable(): string {
  const rows = rowsOf(toJsonSchema(ClinicSchema, { errorMode: 'ignore', typeMode: 'input' }), '');
  return ['| field | what it is |', '| --- | --- |', ...rows].join('\n');
}

function rowsOf({ properties = {}, required = [] }: JsonSchema, above: string): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    if (typeof field === 'boolean') return [];
    const { description = '', properties: below } = field;
    const may = required.includes(name) ? '' : ' (may be left out)';
    const row = `| \`${above}${name}\` | ${description.replaceAll('|', '\\|')}${may} |`;
    // Seven days alike, and colours.
    if (['hours', 'named'].includes(name)) return [row];
    return [row, ...(below ? rowsOf(field, `${above}${name}.`) : [])];
  });
}

/** A text with the table between its two marks. */
export function withFieldsTable(text: string): string {
  const [before, rest = ''] = text.split(BEGIN);
  return `${before}${BEGIN}\n\n${fieldsTable()}\n\n${END}${rest.slice(rest.indexOf(END) + END.length)}`;
}

if (import.meta.main) writeFileSync('README.md', withFieldsTable(readFileSync('README.md', 'utf8')));
