import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import type { Drawing, PictureSet } from '../../domain/clinic/field-schemas.ts';
import type { WrittenHomePage } from '../../domain/clinic/pages/home.ts';
import { mistake } from '../validate.ts';
import { drawingMarkup, isDrawing } from '../pictures.ts';
import type { Edition } from '../edition.ts';
import { languageNameFonts, siteFonts } from '../fonts.ts';
import type { ReadClinic } from '../read-clinic.ts';
import { readText } from '../yaml-file.ts';
import { colorsModule, headingFontModule, selectCaret, themeCss, type Theme } from '../theme.ts';
import type { Output } from './write-outputs.ts';

/**
 * What the site looks like: its colours, its fonts cut to the letters of its texts, and its drawings.
 *
 * @param texts - all that the site says
 * @param languageNames - the names of its languages, each as it is written there
 * @throws {ConfigurationError} for a sketch of the map that is described and not there
 */
export async function lookOutputs(
  edition: Edition,
  { folder, theme, pictures, target }: Look,
  texts: unknown,
  languageNames: readonly string[],
): Promise<Output[]> {
  const said = [
    JSON.stringify(texts),
    // What preflight looks for in texts is none of them.
    ...globSync(`words/${edition.language.code}/*.ts`, { exclude: ['**/preflight-phrases.ts'] }).map((file) =>
      readFileSync(file, 'utf8'),
    ),
  ];
  const kept = (file: string) =>
    existsSync(join(target, file)) ? readFileSync(join(target, file)) : undefined;
  const fonts = await siteFonts(theme.fonts, said.join(''), kept);
  const nameFonts = await languageNameFonts(languageNames, kept);
  const moments = readIfThere(`${folder}/moments.css`);
  return [
    ...[...fonts, ...nameFonts.values()].map(({ file, content }) => ({ file, content })),
    { file: 'theme.css', content: themeCss(theme, fonts, nameFonts) },
    { file: 'select-caret.svg', content: selectCaret(theme) },
    { file: 'colors.ts', content: colorsModule(theme) },
    { file: 'heading-font.ts', content: headingFontModule(theme, fonts) },
    { file: 'moments.css', content: moments ?? '' },
    windowOutput(edition, `${folder}/images`, pictures, moments !== undefined),
    ...mapOutputs(edition, `${folder}/images/map-sketch.svg`),
  ];
}

/** What the site looks like in any language; `target` is where fonts are that were made before. */
export type Look = { folder: string; theme: Theme; pictures: Map<string, PictureSet>; target: string };

function windowOutput(
  { pages }: Edition,
  images: string,
  pictures: Map<string, PictureSet>,
  followsTheHour: boolean,
): Output {
  const { image } = pages.get('home') as WrittenHomePage;
  const isDrawn = isDrawing(image);
  return {
    module: 'window',
    exports: {
      windowAddress: isDrawn ? (pictures.get(image!) as Drawing).src : undefined,
      windowDrawing: isDrawn ? drawingMarkup(`${images}/${image}`) : undefined,
      followsTheHour: isDrawn && followsTheHour,
    },
  };
}

/** The drawing that stands where the map is on its way; none where the clinic describes none. */
function mapOutputs({ clinic: { source, data } }: ReadClinic, file: string): Output[] {
  const described = data.map?.sketch;
  if (!described) return [{ file: 'map-sketch.ts', content: 'export const mapSketch = undefined;\n' }];
  const sketch = readIfThere(file);
  if (sketch === undefined) {
    throw new ConfigurationError(
      mistake(source, ['map', 'sketch'], described, `left out, as there is no ${file}`),
    );
  }
  return [
    { file: 'map-sketch.svg', content: sketch },
    { file: 'map-sketch.ts', content: "export { default as mapSketch } from './map-sketch.svg?url';\n" },
  ];
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readText(file) : undefined;
}
