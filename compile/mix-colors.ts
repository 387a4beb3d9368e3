import type { ColorName, OwnColors } from '../domain/clinic/colors.ts';

/** The contrast ratio of two colours (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The relative luminance of a colour (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Mixes two colours; `share` is the part of the first, from 0 to 1. */
export function mixed(color: string, share: number, other: string): string {
  const channels = [1, 3, 5].map((at) => {
    const [one = 0, two = 0] = [color, other].map((each) => parseInt(each.slice(at, at + 2), 16));
    return Math.round(one * share + two * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** Derives those of the six colours that are not given from two, main and accent. */
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

/** Mixes in as much of a colour as stays readable on all backgrounds. */
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
