import type { ColorName, OwnColors } from '../domain/clinic/colors.ts';

/** The contrast ratio of two colours (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The relative luminance of a colour (WCAG 2.2). */
function luminance(color: string): number {
  const [red, green, blue] = linearLight(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The amounts of red, green and blue light of a colour, from 0 to 1. */
function linearLight(color: string): [red: number, green: number, blue: number] {
  const channels = [1, 3, 5].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return channels as [number, number, number];
}

/** The reverse of `linearLight`. */
function colorOf(light: readonly number[]): string {
  const channels = light.map((amount) => {
    const channel = amount <= 0.0031308 ? amount * 12.92 : 1.055 * amount ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(Math.max(channel, 0), 1) * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/**
 * Mixes two colours as CSS's `color-mix(in oklab, …)` does. Dark mixtures keep their hue; a mixture of the
 * red, green and blue channels would become grey. `share` is the share of the first colour, from 0 to 1.
 */
export function mixedInOklab(color: string, share: number, other: string): string {
  const [one, two] = [toOklab(color), toOklab(other)];
  const [lightness, a, b] = one.map((value, at) => value * share + two[at]! * (1 - share)) as Oklab;
  const [long, medium, short] = [
    (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  return colorOf([
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]);
}

type Oklab = [lightness: number, a: number, b: number];

/** A colour in the space Oklab (https://bottosson.github.io/posts/oklab/). */
function toOklab(color: string): Oklab {
  const [red, green, blue] = linearLight(color);
  const [long, medium, short] = [
    Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue),
    Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue),
    Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue),
  ];
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** Mixes the channels of two colours; `share` is the share of the first colour, from 0 to 1. */
export function mixed(color: string, share: number, other: string): string {
  const channels = [1, 3, 5].map((at) => {
    const [one = 0, two = 0] = [color, other].map((each) => parseInt(each.slice(at, at + 2), 16));
    return Math.round(one * share + two * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** Completes a clinic's six colours: those that are not given are derived from main and accent. */
export function sixFromTwo({
  main,
  accent,
  ...given
}: Pick<OwnColors, 'main' | 'accent'> & {
  [Name in keyof OwnColors]?: OwnColors[Name] | undefined;
}): OwnColors {
  return {
    ground: mixed(accent, 0.03, '#fffdfb'),
    ink: mixed(main, 0.2, '#121212'),
    main,
    dark: mixed(main, 0.4, '#0a0a0a'),
    accent,
    soft: mixed(main, 0.14, '#ffffff'),
    ...given,
  };
}

/** Mixes two colours, with the largest share of the first that is still readable on all backgrounds. */
function readable(
  color: string,
  maxShare: number,
  other: string,
  backgrounds: string[],
  minRatio: number,
): string {
  for (let share = maxShare; share > 0; share -= 0.05) {
    const mixture = mixed(color, share, other);
    if (backgrounds.every((each) => contrast(mixture, each) >= minRatio)) return mixture;
  }
  return other;
}

/** Warnings, confirmations and colours of the night do not depend on the clinic's colours. */
export const UNMIXED = [
  'lamp',
  'error',
  'error-pale',
  'success',
  'success-pale',
  'info',
  'info-pale',
] as const satisfies ColorName[];

type Mixed = Record<Exclude<ColorName, (typeof UNMIXED)[number]>, string>;

/** Derives all colours of a theme from a clinic's six. */
export function mixColors({ ground, ink, main, dark, accent, soft, named }: OwnColors): Mixed {
  const white = mixed(ground, 0.3, '#ffffff');
  const mist = mixed(soft, 0.5, white);
  const sand = mixed(accent, 0.2, ground);
  const plasterDeep = mixed(sand, 0.3, ground);
  const terracottaPale = mixed(accent, 0.14, white);
  const light = [white, ground, plasterDeep, sand, mist, soft];
  const seaDeep = readable(main, 0.5, dark, light, 4.5);
  return {
    white,
    plaster: ground,
    'plaster-deep': plasterDeep,
    sand,
    'sand-deep': mixed(accent, 0.32, ground),
    sill: mixed(sand, 0.4, ground),
    'sill-front': mixed(accent, 0.27, ground),
    mist,
    'mist-deep': soft,
    'sea-light': readable(main, 0.35, soft, [dark, seaDeep], 4.5),
    'sea-line': readable(soft, 0.35, main, [white], 3),
    sea: main,
    'sea-deep': seaDeep,
    night: dark,
    ink,
    'ink-soft': readable(ground, 0.2, ink, [white, ground, mist], 7),
    terracotta: accent,
    'terracotta-deep': readable(accent, 0.8, ink, [...light, terracottaPale], 4.5),
    'terracotta-pale': terracottaPale,
    ...named,
  };
}
