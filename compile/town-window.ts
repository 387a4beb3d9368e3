import type { ColorName } from '../domain/clinic/colors.ts';
import { mixed } from './mix-colors.ts';
import { drawingMarkup } from './pictures.ts';
import { readText } from './yaml-file.ts';

/** The drawing, whose colours are custom properties such as `var(--w-sky,#b9d8d0)`. */
const DRAWING = 'site/parts/window/town.svg';
/** Its colours in the morning, at dusk and at night. */
const MOMENTS = 'site/parts/window/town.css';

/** The colours of the drawing by day, by their names without `--w-`. */
function dayColors(colors: Record<ColorName, string>): Record<string, string> {
  const mix = (one: ColorName, share: number, other: ColorName) => mixed(colors[one], share, colors[other]);
  return {
    sky: mix('mist-deep', 0.5, 'sea-light'),
    ring: colors.plaster,
    gull: colors.white,
    cable: colors.white,
    sail: colors.white,
    'sail-2': colors.sand,
    hull: colors.terracotta,
    'brush-1': colors.terracotta,
    'brush-2': colors['mist-deep'],
    'city-far': mix('sea-light', 0.92, 'sea'),
    city: mix('sea-light', 0.6, 'sea-line'),
    bridge: colors.sea,
    'bridge-lit': mix('sea', 0.85, 'sea-light'),
    'bridge-far': mix('sea-line', 0.85, 'sea-light'),
    'sea-2': colors['sea-light'],
    'sea-3': mix('sea-line', 0.85, 'sea-light'),
    'sea-4': mix('sea', 0.8, 'sea-line'),
    'sea-5': colors['sea-deep'],
    leaf: colors.sea,
    'leaf-2': colors['sea-deep'],
    'leaf-3': mix('sea', 0.7, 'sea-light'),
    'frame-1': colors.sand,
    'frame-2': colors.white,
    'frame-3': colors.sea,
    wall: colors.sand,
    sill: colors.sill,
    'sill-2': colors['sill-front'],
    glass: colors['mist-deep'],
    shade: colors.night,
  };
}

/** Colours the drawing of a window on a town with a theme. */
export function townWindow(colors: Record<ColorName, string>): {
  /** markup for a page */
  drawing: string;
  /** the drawing by day, for programs that do not know custom properties */
  still: string;
  /** the style sheet of the drawing */
  style: string;
} {
  const drawing = drawingMarkup(DRAWING);
  const day = dayColors(colors);
  const properties = Object.entries(day).map(([name, color]) => `--w-${name}: ${color};`);
  return {
    drawing,
    still: drawing.replaceAll(
      /var\(--w-([a-z\d-]+),([^()]*)\)/g,
      (_, name: string, byDefault: string) => day[name] ?? byDefault,
    ),
    style: `.window-room { ${properties.join(' ')} }\n${readText(MOMENTS)}`,
  };
}
