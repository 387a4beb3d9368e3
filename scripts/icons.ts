import { readFileSync, writeFileSync } from 'node:fs';
import { ICONS } from '../app/ui/icon-names.ts';

// Writes app/ui/icons.svg, the one file all icons are drawn from: run it after adding a name to icon-names.ts.
const SOURCE = 'node_modules/@phosphor-icons/core/assets';

const symbols = Object.entries(ICONS).map(([name, source]) => {
  const weight = source.endsWith('-fill') ? 'fill' : source.endsWith('-duotone') ? 'duotone' : 'regular';
  const svg = readFileSync(`${SOURCE}/${weight}/${source}.svg`, 'utf8');
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
  return `<symbol id="icon-${name}" viewBox="0 0 256 256">${inner}</symbol>`;
});

writeFileSync(
  'app/ui/icons.svg',
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
);
