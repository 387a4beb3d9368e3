import { BYTE_KINDS } from './page-load.ts';
import type { ScreenResult, Summary, VariantName } from './page-bench.ts';

const COLOURS: Record<VariantName, string> = {
  site: '#0b5560',
  'without scripts': '#8fb9bd',
  'other site': '#b8603c',
};
const KIND_COLOURS: Record<(typeof BYTE_KINDS)[number], string> = {
  html: '#0b5560',
  css: '#3f8f96',
  js: '#b8603c',
  font: '#c9a86a',
  image: '#8fb9bd',
  other: '#6b6257',
};

const LABEL_WIDTH = 150;
const BAR_WIDTH = 560;
const BAR_HEIGHT = 12;
const ROW_GAP = 10;

type Bar = { name: string; parts: { colour: string; value: number }[]; text: string };
type Row = { label: string; bars: Bar[] };

/** A page with the results as charts: HTML and SVG alone. */
export function chartPage(names: VariantName[], results: ScreenResult[], rounds: number): string {
  const times = (title: string, value: (summary: Summary) => number) =>
    chart(
      `${title} (ms)`,
      names.map((name) => ({ name, colour: COLOURS[name] })),
      results.map(({ screen, variants }) => ({
        label: screen.name,
        bars: names.map((name) => {
          const ms = variants[name] ? value(variants[name]) : NaN;
          const known = Number.isFinite(ms);
          return {
            name,
            parts: [{ colour: COLOURS[name], value: known ? ms : 0 }],
            text: known ? String(Math.round(ms)) : '–',
          };
        }),
      })),
    );
  const bytes = names.map((name) =>
    chart(
      `Bytes on a first visit, ${name} (KB)`,
      BYTE_KINDS.map((kind) => ({ name: kind, colour: KIND_COLOURS[kind] })),
      results.map(({ screen, variants }) => {
        const parts = BYTE_KINDS.map((kind) => ({
          colour: KIND_COLOURS[kind],
          value: (variants[name]?.bytes[kind] ?? 0) / 1000,
        }));
        const total = parts.reduce((sum, { value }) => sum + value, 0);
        return { label: screen.name, bars: [{ name, parts, text: total > 0 ? total.toFixed(0) : '–' }] };
      }),
    ),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Benchmarks</title>
<style>
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 820px; margin: 2rem auto; padding: 0 1rem; color: #1d2b2e }
  svg { width: 100%; height: auto; font-size: 12px }
  .key { display: inline-block; width: 0.8em; height: 0.8em; margin: 0 0.3em 0 1em }
</style>
<h1>Benchmarks</h1>
<p>Medians of ${rounds}. A phone, an empty cache, a slow connection; the conditions are in bench.json.</p>
${times('First contentful paint', ({ fcp }) => fcp)}
${times('Largest contentful paint', ({ lcp }) => lcp)}
${times('Total blocking time', ({ tbt }) => tbt)}
${times('From a press on the page before to the heading', ({ navigation }) => navigation)}
${bytes.join('\n')}
</html>
`;
}

function chart(title: string, keys: { name: string; colour: string }[], rows: Row[]): string {
  const total = ({ parts }: Bar) => parts.reduce((sum, { value }) => sum + value, 0);
  const longest = Math.max(1, ...rows.flatMap(({ bars }) => bars.map(total)));
  let y = 0;
  const drawn = rows.map(({ label, bars }) => {
    const middle = y + (bars.length * BAR_HEIGHT) / 2;
    const lines = bars.map((bar) => {
      let x = LABEL_WIDTH;
      const shapes = bar.parts.map(({ colour, value }) => {
        const width = (value / longest) * BAR_WIDTH;
        const shape = `<rect x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${BAR_HEIGHT - 2}" fill="${colour}"/>`;
        x += width;
        return shape;
      });
      const text = `<text x="${(x + 5).toFixed(1)}" y="${y + BAR_HEIGHT - 3}">${bar.text}</text>`;
      y += BAR_HEIGHT;
      return `<g><title>${label}, ${bar.name}: ${bar.text}</title>${shapes.join('')}${text}</g>`;
    });
    y += ROW_GAP;
    return `<text x="${LABEL_WIDTH - 8}" y="${middle}" text-anchor="end" dominant-baseline="middle">${label}</text>${lines.join('')}`;
  });
  const key = keys.map(({ name, colour }) => `<span class="key" style="background:${colour}"></span>${name}`);
  return `<h2>${title}</h2>
<p>${key.join('')}</p>
<svg viewBox="0 0 ${LABEL_WIDTH + BAR_WIDTH + 60} ${y}" role="img" aria-label="${title}">${drawn.join('\n')}</svg>`;
}
