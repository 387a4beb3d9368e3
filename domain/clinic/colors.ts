import * as v from 'valibot';
import * as f from './field-schemas.ts';

/** The colours of site, e-mails, icons and link pictures. sample/theme.css describes each. */
export const COLORS = [
  'white',
  'plaster',
  'plaster-deep',
  'sand',
  'sand-deep',
  'sill',
  'sill-front',
  'lamp',
  'mist',
  'mist-deep',
  'sea-light',
  'sea-line',
  'sea',
  'sea-deep',
  'night',
  'ink',
  'ink-soft',
  'terracotta',
  'terracotta-deep',
  'terracotta-pale',
  'error',
  'error-pale',
  'success',
  'success-pale',
  'info',
  'info-pale',
] as const;

export type ColorName = (typeof COLORS)[number];

function color(what: string) {
  const is = `${what}: a colour in quotes, such as "#1c635d"`;
  return v.pipe(f.matching(/^#[0-9a-fA-F]{6}$/, is), f.notes({ input: 'color' }));
}

const named = Object.fromEntries(
  COLORS.map((name) => [name, v.optional(color(`--color-${name} of theme.css`))]),
) as Record<ColorName, v.OptionalSchema<ReturnType<typeof color>, undefined>>;

/** Schema of a clinic's own six colours, from which the others are mixed (compile/mix-colors.ts). */
export const ColorsSchema = f.fields(
  {
    ground: color('the page, nearly white'),
    ink: color('running text, nearly black'),
    main: color('buttons and links'),
    dark: color('the footer, and the panel of the emergency help'),
    accent: color('the line above a heading, icons and ticks'),
    soft: color('labels and quiet backgrounds, pale'),
    named: v.optional(f.fields(named, 'any other colour that is not to be mixed, by its name in theme.css')),
  },
  'six colours of your own in place of those in theme.css; all others are mixed from them',
);

export type OwnColors = v.InferOutput<typeof ColorsSchema>;
