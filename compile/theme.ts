import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { COLORS, type ColorName, type OwnColors } from '../domain/clinic/colors.ts';
import { ConfigurationError } from '../domain/clinic/configuration-error.ts';
import { inlineHash } from '../domain/web/security-headers.ts';
import { throwMistakes } from './mistakes.ts';
import { fallbackStack, fontFaces, fontStack, otherAlphabets } from './font-faces.ts';
import { fontFile, fontFilesOf, fontPackage, type FontKind, type SiteFont } from './fonts.ts';
import { contrast, mixColors, mixed, UNMIXED } from './mix-colors.ts';
import { BLACK, dayPalette, nightPalette, type Palette } from './palettes.ts';
import { readText } from './yaml-file.ts';

/** The minimum contrast of colours on backgrounds. Running text (WCAG 1.4.3) must have 7:1 (1.4.6). */
const CONTRASTS: [color: ColorName, backgrounds: ColorName[], minRatio: number][] = [
  ['ink', ['white', 'plaster', 'plaster-deep', 'sand', 'mist', 'mist-deep', 'lamp', 'terracotta-pale'], 7],
  ['ink-soft', ['white', 'plaster', 'mist'], 7],
  ['sea-deep', ['white', 'plaster', 'plaster-deep', 'sand', 'mist', 'mist-deep'], 4.5],
  ['sea', ['white', 'plaster', 'mist'], 4.5],
  ['terracotta-deep', ['white', 'plaster', 'plaster-deep', 'sand', 'mist', 'terracotta-pale'], 4.5],
  ['white', ['sea', 'sea-deep', 'night'], 4.5],
  ['mist', ['sea-deep', 'night'], 7],
  ['sea-light', ['sea-deep', 'night'], 4.5],
  ['terracotta-pale', ['sea-deep', 'night'], 4.5],
  ['error', ['white', 'error-pale'], 4.5],
  ['success', ['white', 'mist', 'success-pale'], 4.5],
  ['info', ['info-pale'], 4.5],
  // Icons, borders of fields and focus rings (WCAG 1.4.11).
  ['sea-line', ['white'], 3],
  ['terracotta', ['white', 'plaster', 'mist'], 3],
  ['sand', ['sea-deep', 'night'], 3],
];

export type Theme = { colors: Record<ColorName, string>; fonts: Record<FontKind, string> };

/**
 * Reads and checks a clinic's colours and fonts.
 *
 * @param path - the path of theme.css
 * @param own - the clinic's six colours, which override those of the file
 * @throws {ConfigurationError} if the file is missing or not UTF-8; and for each value that is missing or not
 *   a colour, for each pair of colours with too little contrast, and for each font that is not installed
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
  const mistakes: string[] = [];

  function read(name: string, pattern: RegExp, shouldBe: string): string {
    const found = lines.get(name);
    const value = found && pattern.exec(found.value)?.[1];
    if (value) return value;
    const is = found ? JSON.stringify(found.value) : 'missing';
    mistakes.push(`${path}${found ? `:${found.line}` : ''}: --${name} is ${is}; it should be ${shouldBe}.`);
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
      mistakes.push(
        `${path}:${lines.get(name)!.line}: --${name} is '${family}', which is not installed; npm install ${fontPackage(family)} brings it, or it should be another name of fontsource.org.`,
      );
    }
    return family;
  }

  /** Returns the name under which the owner set a colour. */
  const nameOf = (name: ColorName) =>
    Object.entries(own ?? {}).find(([, value]) => value === colors[name])?.[0] ?? `--color-${name}`;

  if (mistakes.length === 0) {
    for (const [name, backgrounds, minRatio] of CONTRASTS) {
      for (const background of backgrounds) {
        const ratio = contrast(colors[name], colors[background]);
        if (ratio >= minRatio) continue;
        const place = own ? 'colors in clinic.yaml' : `${path}:${lines.get(`color-${name}`)!.line}`;
        mistakes.push(
          `${place}: ${nameOf(name)} (${colors[name]}) on ${nameOf(background)} (${colors[background]}) has a contrast of ${ratio.toFixed(2)}:1; it should be ${minRatio}:1 or more.`,
        );
      }
    }
    // Report only the first mistake, because the others derive from the same colours.
    if (own) mistakes.splice(1);
  }
  throwMistakes(mistakes);
  return { colors, fonts };
}

/** The opacity of shadows as two hexadecimal digits, which follow the digits of a colour. */
const SHADE = { day: '18', night: '57' };

/**
 * Declares both palettes as custom properties. The dark palette is for screens only, because paper is white.
 *
 * @param rules - a style sheet; only the properties that it uses are declared. By default all are declared.
 */
function paletteRules({ colors }: Theme, rules?: string): string[] {
  const declare = (palette: Palette, shade: string) =>
    Object.entries({ ...palette, shade })
      .filter(([role]) => !rules || rules.includes(`var(--${role})`))
      .map(([role, color]) => `--${role}: ${color};`)
      .join(' ');
  return [
    `:root { color-scheme: light; ${declare(dayPalette(colors), colors.night + SHADE.day)} }`,
    '@media screen and (prefers-color-scheme: dark) {',
    `  :root { color-scheme: dark; ${declare(nightPalette(colors), BLACK + SHADE.night)} }`,
    '}',
  ];
}

/**
 * Writes the style sheet of the theme: Tailwind's variables, both palettes, and the faces of both fonts with
 * their fallbacks. While a page has `data-fallback-fonts`, only its parts with `data-web-fonts` use the site's
 * fonts (site/client/load-fonts.ts).
 *
 * @param siteFonts - the result of `siteFonts`
 * @param nameFonts - the result of `languageNameFonts`
 */
export function themeCss(
  theme: Theme,
  siteFonts: readonly SiteFont[],
  nameFonts: ReadonlyMap<string, SiteFont> = new Map(),
): string {
  const { colors, fonts } = theme;
  const families = Object.entries(fonts) as [FontKind, string][];
  const others = otherAlphabets(siteFonts, nameFonts);
  const declare = (value: (kind: FontKind, family: string) => string, name = 'font') =>
    families.map(([kind, family]) => `--${name}-${kind}: ${value(kind, family)};`).join(' ');
  const stacks = declare((kind, family) => `'${family}', var(--fallback-${kind})`);
  const fallbackFamilies = declare(
    (kind, family) =>
      fallbackStack(kind, family, ...(kind === 'sans' ? others.families : others.families.slice(-1))),
    'fallback',
  );
  return [
    ...families.flatMap(([kind, family]) => {
      const { full, subset, fallbacks } = fontFaces(kind, family, siteFonts);
      return [full, ...subset, ...fallbacks];
    }),
    ...others.faces,
    '@theme inline static {',
    '  --color-*: initial;',
    ...Object.entries(colors).map(([name, value]) => `  --color-${name}: ${value};`),
    '}',
    `@theme { ${stacks} }`,
    '@layer base {',
    ...paletteRules(theme),
    `  :root { ${fallbackFamilies} }`,
    `  [data-fallback-fonts] body { ${declare((kind) => `var(--fallback-${kind})`)} }`,
    `  [data-fallback-fonts] [data-web-fonts] { ${stacks} }`,
    '  :where([data-fallback-fonts] [data-web-fonts]) { font-family: var(--font-sans); }',
    '}',
    '@layer components {',
    "  .select-caret { background-image: url('./select-caret.svg'); }",
    '  @media screen and (prefers-color-scheme: dark) {',
    "    .select-caret { background-image: url('./select-caret-dark.svg'); }",
    '  }',
    '}',
    '',
  ].join('\n');
}

/** The largest font file that is inlined in pages. Files of most non-Latin alphabets are larger. */
const MAX_INLINE_BYTES = 20 * 1024;

/** The style of the relay's pages in one language. */
export type RelayStyle = {
  css: string;
  /** the hash of `css`, for the content security policy */
  hash: string;
  /** files that the style sheet loads from the site, at `relayFontAddress` */
  files: string[];
};

/** Returns the address at which the relay's pages load a font file of the compiled clinic. */
export function relayFontAddress(file: string): string {
  return `/assets/${basename(file)}`;
}

/**
 * Writes the style sheet of the relay's pages, with the fonts and both palettes. Small font files are
 * inlined; others are loaded from the site.
 *
 * @param rules - the rules that use the variables
 */
export async function relayStyle(
  theme: Theme,
  siteFonts: readonly SiteFont[],
  rules: string,
): Promise<RelayStyle> {
  const { display, sans } = theme.fonts;
  const files = new Set<string>();
  const link = (file: string) => {
    files.add(file);
    return relayFontAddress(file);
  };
  const { subset, fallbacks } = fontFaces('display', display, siteFonts, {
    source: ({ content, file }) =>
      content.length <= MAX_INLINE_BYTES
        ? `data:font/woff2;base64,${content.toString('base64')}`
        : link(file),
  });
  const { families, faces } = otherAlphabets(siteFonts, new Map(), link);
  const textFamilies = [sans, 'Segoe UI', 'Helvetica', 'Arial', ...families];
  const css = [
    ...subset,
    ...fallbacks,
    ...faces,
    ...paletteRules(theme, rules),
    ':root {',
    ...Object.entries(theme.colors)
      .filter(([name]) => rules.includes(`var(--color-${name})`))
      .map(([name, value]) => `  --color-${name}: ${value};`),
    `  --font-display: ${fontStack('display', display, ...families.slice(-1))};`,
    `  --font-sans: ${textFamilies.map((family) => `'${family}'`).join(', ')}, sans-serif;`,
    '}',
    rules,
  ].join('\n');
  return { css, hash: await inlineHash(css), files: [...files] };
}

/** Draws the arrow of select fields. It is generated, because a style sheet cannot colour an image. */
export function selectCaret({ 'link-over': color }: Palette): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" fill="none" stroke="${color}" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"><path d="M208 96l-80 80-80-80"/></svg>`;
}

/** The colours of e-mails in light and dark mode, from the palettes of the site. */
function emailColors({ colors }: Theme) {
  const { white, night } = colors;
  /** A layer of the sea with a lighter upper edge. */
  const layer = (color: string, share: number, light: string) => ({
    color,
    edge: mixed(color, share, light),
  });
  const fromPalette = (palette: Palette) => ({
    ground: palette.ground,
    card: palette.sheet,
    heading: palette.head,
    text: palette.text,
    soft: palette['text-soft'],
    mark: palette['accent-text'],
    button: palette.fill,
    onButton: palette['on-fill'],
  });
  const [day, dark] = [dayPalette(colors), nightPalette(colors)];
  return {
    light: {
      ...fromPalette(day),
      panel: day['ground-cool'],
      link: colors.sea,
      sky: day['ground-cool'],
      sun: mixed(colors.terracotta, 0.4, colors['terracotta-pale']),
      sea: [
        { color: colors['sea-light'], edge: colors['sea-light'] },
        ...[colors['sea-line'], colors.sea, night].map((color) => layer(color, 0.68, white)),
      ],
    },
    dark: {
      ...fromPalette(dark),
      panel: dark['ground-mint'],
      link: dark.link,
      sky: dark['ground-cool'],
      sun: colors.lamp,
      sea: [
        { color: dark['wave-back'], edge: dark['wave-back'] },
        ...[dark['wave-middle'], dark.deep, dark.floor].map((color) =>
          layer(color, 0.8, colors['sea-light']),
        ),
      ],
    },
  };
}

/** Writes the module of the colours for e-mails, icons and link pictures. */
export function colorsModule(theme: Theme): string {
  const { colors, fonts } = theme;
  return [
    `export const colors = ${JSON.stringify(colors, null, 2)} as const;`,
    '',
    `export const emailColors = ${JSON.stringify(emailColors(theme), null, 2)} as const;`,
    '',
    // The script of every page needs this colour only.
    '/** The colour of browsers around the site, and of home screens by day. */',
    `export const themeColor = { day: '${colors.plaster}', night: '${nightPalette(colors).ground}' };`,
    '',
    '/** The files of the heading font for pictures drawn at build time, the Latin one first. */',
    `export const displayFontFiles = ${JSON.stringify(fontFilesOf('display', fonts.display))};`,
    '',
  ].join('\n');
}
