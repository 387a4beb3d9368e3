import type { ColorName } from '../domain/clinic/colors.ts';
import { contrast, mixedInOklab } from './mix-colors.ts';

/**
 * The roles of colours on a page, with the theme's colour for each in the light palette. `nightPalette` mixes
 * their colours for the dark palette.
 */
const DAY = {
  // Backgrounds
  ground: 'plaster', // the page
  'ground-cool': 'mist', // the first section of a page
  'ground-quiet': 'plaster-deep', // a quiet section
  'ground-mint': 'mist-deep', // behind people; labels; a control under the pointer
  'ground-warm': 'sand', // closing sections; the wall below a sill
  sheet: 'white', // cards, forms, tables, menus
  field: 'white', // the inside of a field
  deep: 'sea-deep', // deep sections; the emergency panel
  'deep-over': 'sea', // a control on `deep` under the pointer
  floor: 'night', // the footer
  panel: 'night', // whom to call in an emergency
  sky: 'sand', // behind drawings of the evening
  'sun-ring': 'sill', // around the sun in these drawings
  frame: 'white', // around a portrait
  'accent-pale': 'terracotta-pale', // the banner
  'wave-back': 'sea-line', // the footer's waves
  'wave-middle': 'sea',
  'brand-sea': 'sea-light', // the emblem's waves
  'sill-top': 'sill',
  'sill-front': 'sill-front',
  // Text
  text: 'ink',
  'text-soft': 'ink-soft',
  head: 'sea-deep', // headings
  figure: 'night', // figures and hours on the wall below a sill
  link: 'sea-deep', // links and names of controls
  'link-over': 'sea', // a link under the pointer; icons
  'accent-text': 'terracotta-deep', // the line above a heading
  'on-deep': 'mist', // text on `deep` and `floor`
  'on-deep-strong': 'white', // headings and links on `deep` and `floor`
  'on-lamp': 'ink', // text on the colour of the lamp
  // Controls
  fill: 'sea', // filled buttons, what is chosen
  'fill-over': 'sea-deep', // the same under the pointer
  'on-fill': 'white', // text on `fill` and `fill-over`
  pill: 'white', // buttons on `deep` and `floor`
  'pill-over': 'sand',
  'on-pill': 'sea-deep',
  now: 'terracotta-deep', // "Go now"
  'on-now': 'white',
  'button-line': 'sea', // lines of outlined buttons
  'field-line': 'sea-line', // lines of fields
  accent: 'terracotta', // icons, ticks
  focus: 'terracotta', // the focus ring
  'focus-on-fill': 'sand', // the same inside a filled button
  // Lines that only decorate
  line: 'sand-deep',
  'line-soft': 'sand',
  'line-card': 'plaster-deep',
  underline: 'sea-light', // below links
  // What a form says
  error: 'error',
  'error-pale': 'error-pale',
  success: 'success',
  'success-pale': 'success-pale',
  info: 'info',
  'info-pale': 'info-pale',
} as const satisfies Record<string, ColorName>;

export type Role = keyof typeof DAY;
export type Palette = Record<Role, string>;

/** @returns the light palette of a theme */
export function dayPalette(colors: Record<ColorName, string>): Palette {
  return Object.fromEntries(Object.entries(DAY).map(([role, name]) => [role, colors[name]])) as Palette;
}

export const BLACK = '#000000';

/**
 * Mixes the dark palette of a theme. Grounds are mixed with black and keep their hue (teal, umber). Sheets
 * are lighter than the page, and fields darker than their sheet. Filled buttons are light with dark text.
 * Texts and lines are lightened until they are readable, with any clinic's colours.
 */
export function nightPalette(colors: Record<ColorName, string>): Palette {
  const { night, sea, plaster, sand, terracotta, 'sea-light': seaLight } = colors;
  const mix = mixedInOklab;

  /** Mixes a colour into a ground that stays dark enough for text in `plaster`. */
  function dark(color: string, maxShare: number, other: string, minRatio: number): string {
    let share = maxShare;
    while (share > 0.05 && contrast(plaster, mix(color, share, other)) < minRatio) share -= 0.05;
    return mix(color, share, other);
  }
  /** Lightens a colour until it has the contrast `minRatio` on all grounds. */
  function light(color: string, grounds: string[], minRatio: number): string {
    let share = 1;
    const isReadable = () => grounds.every((each) => contrast(mix(color, share, plaster), each) >= minRatio);
    while (share > 0.05 && !isReadable()) share -= 0.05;
    return mix(color, share, plaster);
  }

  const ground = dark(night, 0.7, BLACK, 15);
  const sheet = dark(seaLight, 0.14, ground, 11);
  const deep = dark(sea, 0.66, ground, 9);
  const mint = dark(sea, 0.34, ground, 11);
  const accentPale = dark(terracotta, 0.3, ground, 11);
  const grounds = [ground, sheet, mint, accentPale];
  const pale = (color: string, share: number) => dark(color, share, ground, 10);
  const statusColor = (color: string, paleColor: string) =>
    light(mix(color, 0.42, plaster), [sheet, paleColor], 5);
  const errorPale = pale(colors.error, 0.4);
  const successPale = pale(colors.success, 0.46);
  const infoPale = pale(colors.info, 0.44);
  const onFill = mix(night, 0.6, BLACK);
  const fill = light(seaLight, [sheet], 6);
  const now = light(mix(terracotta, 0.5, sand), [sheet], 5);
  const line = mix(seaLight, 0.34, ground);
  const strongLine = light(mix(seaLight, 0.74, ground), [sheet, mint], 3.3);
  const sillTop = mix(sand, 0.46, BLACK);
  return {
    ground,
    'ground-cool': dark(night, 0.86, BLACK, 13),
    'ground-quiet': dark(sea, 0.14, ground, 12),
    'ground-mint': mint,
    'ground-warm': dark(mix(terracotta, 0.46, BLACK), 0.76, ground, 11),
    sheet,
    field: dark(night, 0.78, BLACK, 13),
    deep,
    'deep-over': sea,
    floor: mix(night, 0.54, BLACK),
    panel: deep,
    sky: dark(mix(terracotta, 0.52, night), 0.85, BLACK, 9),
    'sun-ring': now,
    frame: sillTop,
    'accent-pale': accentPale,
    'wave-back': mix(seaLight, 0.42, ground),
    'wave-middle': mix(sea, 0.76, ground),
    'brand-sea': sea,
    'sill-top': sillTop,
    'sill-front': mix(sand, 0.32, BLACK),
    text: light(mix(plaster, 0.9, ground), [...grounds, errorPale, successPale, infoPale], 7.2),
    'text-soft': light(mix(plaster, 0.76, ground), grounds, 7.1),
    head: plaster,
    figure: plaster,
    link: light(mix(seaLight, 0.62, plaster), grounds, 5.5),
    'link-over': light(seaLight, grounds, 4.6),
    'accent-text': light(mix(terracotta, 0.38, sand), grounds, 4.8),
    'on-deep': light(mix(plaster, 0.92, ground), [deep], 7.2),
    'on-deep-strong': plaster,
    'on-lamp': onFill,
    fill,
    'fill-over': mix(fill, 0.6, plaster),
    'on-fill': onFill,
    pill: plaster,
    'pill-over': sand,
    'on-pill': night,
    now,
    'on-now': mix(night, 0.5, BLACK),
    'button-line': strongLine,
    'field-line': strongLine,
    accent: light(mix(terracotta, 0.62, sand), grounds, 3.5),
    focus: sand,
    'focus-on-fill': onFill,
    line,
    'line-soft': line,
    'line-card': line,
    underline: strongLine,
    error: statusColor(colors.error, errorPale),
    'error-pale': errorPale,
    success: statusColor(colors.success, successPale),
    'success-pale': successPale,
    info: statusColor(colors.info, infoPale),
    'info-pale': infoPale,
  };
}
