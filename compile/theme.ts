import { existsSync } from 'node:fs';
import { COLORS, type ColorName, type OwnColors } from '../domain/clinic/colors.ts';
import { ConfigurationError } from '../domain/clinic/configuration-error.ts';
import { throwMistakes } from './mistakes.ts';
import {
  filesOf,
  fontFaces,
  fontFile,
  fontPackage,
  fontStack,
  otherAlphabets,
  standInStack,
  type FontKind,
  type SiteFont,
} from './fonts.ts';
import { contrast, mixColors, mixed, UNMIXED } from './mix-colors.ts';
import { readText } from './yaml-file.ts';

/**
 * What stands on which grounds, with the least contrast. Running text (WCAG 1.4.3) is held to 7:1 (1.4.6).
 */
const CONTRASTS: [color: ColorName, grounds: ColorName[], least: number][] = [
  ['ink', ['white', 'plaster', 'plaster-deep', 'sand', 'mist', 'mist-deep', 'lamp', 'terracotta-pale'], 7],
  ['ink-soft', ['white', 'plaster', 'mist'], 7],
  ['sea-deep', ['white', 'plaster', 'plaster-deep', 'sand', 'mist', 'mist-deep'], 4.5],
  ['sea', ['white', 'plaster', 'mist'], 4.5],
  ['terracotta-deep', ['white', 'plaster', 'plaster-deep', 'sand', 'mist', 'terracotta-pale'], 4.5],
  ['white', ['sea', 'sea-deep', 'night'], 4.5],
  ['mist', ['sea-deep', 'night'], 7],
  // E-mails where a dark theme is asked for; there a button is night on sea-light.
  ['mist-deep', ['sea-deep', 'night'], 4.5],
  ['sea-light', ['sea-deep', 'night'], 4.5],
  ['terracotta-pale', ['sea-deep', 'night'], 4.5],
  ['error', ['white', 'error-pale'], 4.5],
  ['success', ['white', 'mist', 'success-pale'], 4.5],
  ['info', ['info-pale'], 4.5],
  // What must be told from its ground to use the site: icons, lines of fields, focus rings (WCAG 1.4.11).
  ['sea-line', ['white'], 3],
  ['terracotta', ['white', 'plaster', 'mist'], 3],
  ['sand', ['sea-deep', 'night'], 3],
];

export type Theme = { colors: Record<ColorName, string>; fonts: Record<FontKind, string> };

/**
 * Reads and checks a clinic's colours and fonts.
 *
 * @param own - its six colours, which go before those of the file
 * @throws {ConfigurationError} when it is not there or not UTF-8, and naming each value that is missing or no
 *   colour, each pair of colours whose contrast is too low, and each font that is not installed
 */
export function readTheme(path: string, own?: OwnColors): Theme {
  if (!existsSync(path))
    throw new ConfigurationError(
      `${path}: there is no such file; it should have the site's colours and typefaces, as sample/theme.css does.`,
    );
  const text = readText(path).replace(/\/\*[\s\S]*?(?:\*\/|$)/g, (comment) => comment.replace(/[^\n]/g, ' '));
  const lines = new Map<string, { value: string; line: number }>();
  for (const { 1: name, 2: value, index } of text.matchAll(/(?<![\w-])--([\w-]+):([^;]+)(?:;|$)/g)) {
    lines.set(name!, { value: value!.trim(), line: text.slice(0, index).split('\n').length });
  }
  const faults: string[] = [];

  function read(name: string, pattern: RegExp, shouldBe: string): string {
    const found = lines.get(name);
    const value = found && pattern.exec(found.value)?.[1];
    if (value) return value;
    const is = found ? JSON.stringify(found.value) : 'missing';
    faults.push(`${path}${found ? `:${found.line}` : ''}: --${name} is ${is}; it should be ${shouldBe}.`);
    return '';
  }

  const names: readonly ColorName[] = own ? UNMIXED : COLORS;
  const colors = {
    ...Object.fromEntries(
      names.map((name) => [name, read(`color-${name}`, /^(#[0-9a-fA-F]{6})$/, 'a colour such as #1c635d')]),
    ),
    ...(own && mixColors(own)),
  } as Theme['colors'];
  const fonts = { display: readFont('font-display'), sans: readFont('font-sans') };

  function readFont(name: string): string {
    const family = read(name, /^["']?([\w ]+?)["']?$/, "a font's name, such as 'Eczar'");
    if (family && !existsSync(fontFile(family))) {
      faults.push(
        `${path}:${lines.get(name)!.line}: --${name} is '${family}', which is not installed; npm install ${fontPackage(family)} brings it, or it should be another name of fontsource.org.`,
      );
    }
    return family;
  }

  /** A colour by the name that the owner gave it. */
  const called = (name: ColorName) =>
    Object.entries(own ?? {}).find(([, value]) => value === colors[name])?.[0] ?? `--color-${name}`;

  if (faults.length === 0) {
    for (const [name, grounds, least] of CONTRASTS) {
      for (const ground of grounds) {
        const ratio = contrast(colors[name], colors[ground]);
        if (ratio >= least) continue;
        const place = own ? 'colors in clinic.yaml' : `${path}:${lines.get(`color-${name}`)!.line}`;
        faults.push(
          `${place}: ${called(name)} (${colors[name]}) on ${called(ground)} (${colors[ground]}) has a contrast of ${ratio.toFixed(2)}:1; it should be ${least}:1 or more.`,
        );
      }
    }
    // The others are mixed of the same colour.
    if (own) faults.splice(1);
  }
  throwMistakes(faults);
  return { colors, fonts };
}

/**
 * The theme as the style sheet takes it: Tailwind's variables, and the faces of both fonts with their
 * stand-ins. While a page has `data-fallback-fonts`, only its parts with `data-web-fonts` are in the site's fonts
 * (site/client/load-fonts.ts).
 *
 * @param siteFonts - cut to what the site says
 * @param nameFonts - cut to the names of languages, by the codes of their scripts
 */
export function themeCss(
  { colors, fonts }: Theme,
  siteFonts: readonly SiteFont[],
  nameFonts: ReadonlyMap<string, SiteFont> = new Map(),
): string {
  const families = Object.entries(fonts) as [FontKind, string][];
  const others = otherAlphabets(siteFonts, nameFonts);
  const stacks = (of: typeof fontStack) =>
    families
      .map(
        ([kind, family]) =>
          `--font-${kind}: ${of(kind, family, ...(kind === 'sans' ? others.families : []))};`,
      )
      .join(' ');
  return [
    ...families.flatMap(([kind, family]) => {
      const { whole, cut, standIns } = fontFaces(kind, family, siteFonts);
      return [whole, ...cut, ...standIns];
    }),
    ...others.faces,
    '@theme inline {',
    '  --color-*: initial;',
    ...Object.entries(colors).map(([name, value]) => `  --color-${name}: ${value};`),
    '}',
    `@theme { ${stacks(fontStack)} }`,
    '@layer base {',
    `  [data-fallback-fonts] body { ${stacks(standInStack)} }`,
    `  [data-fallback-fonts] [data-web-fonts] { ${stacks(fontStack)} }`,
    '  :where([data-fallback-fonts] [data-web-fonts]) { font-family: var(--font-sans); }',
    '}',
    "@layer components { .select-caret { background-image: url('./select-caret.svg'); } }",
    '',
  ].join('\n');
}

/** What is larger, in bytes, as the letters of most alphabets are, does not stand in a page. */
const MOST_IN_PAGE = 16 * 1024;

/**
 * The font of headings for pages that load nothing: its faces that stand in the page as data, and its
 * stand-ins.
 */
export function headingFontModule({ fonts: { display } }: Theme, siteFonts: readonly SiteFont[]): string {
  const { cut, standIns } = fontFaces('display', display, siteFonts, {
    source: ({ content }) =>
      content.length <= MOST_IN_PAGE ? `data:font/woff2;base64,${content.toString('base64')}` : undefined,
    display: 'block',
  });
  const css = [...cut, ...standIns].join('\n');
  return `export const headingFont = ${JSON.stringify({ css, stack: fontStack('display', display) }, null, 2)} as const;\n`;
}

/** The sign of a field that opens a list: a style sheet can't give a picture its colour. */
export function selectCaret({ colors }: Theme): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" fill="none" stroke="${colors.sea}" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"><path d="M208 96l-80 80-80-80"/></svg>`;
}

/**
 * What e-mails are painted with, by day and where a dark theme is asked for. Text stands on grounds it is
 * checked on above; a mixed ground lies between two of them, or is darker.
 */
function emailColors({ colors }: Theme) {
  const { white, mist, night, sea } = colors;
  const { 'sea-light': seaLight, 'sea-line': seaLine, 'sea-deep': seaDeep } = colors;
  /** A sheet of the sea with its upper edge in the light. */
  const sheet = (color: string, share: number, light: string) => ({
    color,
    edge: mixed(color, share, light),
  });
  return {
    light: {
      ground: colors.plaster,
      card: white,
      panel: mist,
      heading: seaDeep,
      text: colors.ink,
      soft: colors['ink-soft'],
      link: sea,
      mark: colors['terracotta-deep'],
      button: sea,
      onButton: white,
      sky: mist,
      sun: mixed(colors.terracotta, 0.4, colors['terracotta-pale']),
      sea: [
        { color: seaLight, edge: seaLight },
        ...[seaLine, sea, night].map((color) => sheet(color, 0.68, white)),
      ],
    },
    dark: {
      ground: mixed(night, 0.75, '#000000'),
      card: mixed(night, 0.85, seaDeep),
      panel: seaDeep,
      heading: mist,
      text: white,
      soft: colors['mist-deep'],
      link: seaLight,
      mark: colors['terracotta-pale'],
      button: seaLight,
      onButton: night,
      sky: night,
      sun: colors.lamp,
      sea: [
        { color: sea, edge: sea },
        ...[0.67, 0.33, 0].map((share) => sheet(mixed(sea, share, seaDeep), 0.8, seaLight)),
      ],
    },
  };
}

/** The colours as code takes them: for e-mails, icons and link pictures. */
export function colorsModule(theme: Theme): string {
  const { colors, fonts } = theme;
  return [
    `export const colors = ${JSON.stringify(colors, null, 2)} as const;`,
    '',
    `export const emailColors = ${JSON.stringify(emailColors(theme), null, 2)} as const;`,
    '',
    // Apart, since every page's script has this one alone.
    '/** The ground that browsers and home screens put around the site. */',
    `export const themeColor = '${colors.plaster}';`,
    '',
    '/** The files of the font of headings, for what is drawn at build; the Latin one first. */',
    `export const displayFontFiles = ${JSON.stringify(filesOf('display', fonts.display))};`,
    '',
  ].join('\n');
}
