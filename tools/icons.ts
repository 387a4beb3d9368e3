import { readFileSync, writeFileSync } from 'node:fs';
import { ICONS } from '../domain/icon-names.ts';

// Writes site/ui/icons.ts, the drawings of all icons: run it after adding a name to icon-names.ts.
/** These show the way a line runs: where that is from right to left, they are turned (site/languages/arab.css). */
const ALONG = ['arrow-left', 'arrow-right', 'caret-left', 'caret-right'];

const SOURCE = 'node_modules/@phosphor-icons/core/assets';

const drawings = Object.entries(ICONS).map(([name, source]) => {
  const weight = source.endsWith('-fill') ? 'fill' : source.endsWith('-duotone') ? 'duotone' : 'regular';
  const svg = readFileSync(`${SOURCE}/${weight}/${source}.svg`, 'utf8');
  const drawing = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)![1]!;
  const inner = ALONG.includes(name) ? drawing.replace('<path', '<path class="along"') : drawing;
  return `export const ${drawingName(name)} =\n  '${inner}';\n`;
});

function drawingName(name: string): string {
  return `${name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Icon`;
}

writeFileSync(
  'site/ui/icons.ts',
  `// Written by npm run icons. Each is what stands in an SVG of 256 by 256.\n\n${drawings.join('')}`,
);
