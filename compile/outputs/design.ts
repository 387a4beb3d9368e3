import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import { pictureAddress, type PictureSet } from '../../domain/clinic/picture-set.ts';
import type { WrittenHomePage } from '../../domain/clinic/pages/home.ts';
import { isDrawnView } from '../../domain/clinic/view.ts';
import { mistake } from '../validate.ts';
import { drawingMarkup, isDrawing } from '../pictures.ts';
import type { Edition } from '../edition.ts';
import { languageNameFonts, siteFonts } from '../fonts.ts';
import type { ReadClinic } from '../read-clinic.ts';
import { readText } from '../yaml-file.ts';
import { dayPalette, nightPalette } from '../palettes.ts';
import { townWindow } from '../town-window.ts';
import { colorsModule, relayStyle, selectCaret, themeCss, type Theme } from '../theme.ts';
import type { Output } from './write-outputs.ts';

/** The style sheet of the relay's pages, without the theme. */
const RELAY_RULES = 'relay/pages/pages.css';

/**
 * Outputs of the site's design: colours, fonts that are subset to its texts, and drawings.
 *
 * @param texts - all texts of the clinic in this language
 * @param languageNames - the name of each language, in the language itself
 * @throws {ConfigurationError} if the sketch of the map has a description but no file
 */
export async function designOutputs(
  edition: Edition,
  { folder, theme, pictures, target }: Design,
  texts: unknown,
  languageNames: readonly string[],
): Promise<Output[]> {
  const allTexts = [
    JSON.stringify(texts),
    // This text has the sign of the currency.
    edition.language.fees.range({ from: 1, to: 2 }, edition.clinic.data.currency),
    // Phrases that preflight searches for are not shown on pages.
    ...globSync(`words/${edition.language.code}/*.ts`, { exclude: ['**/preflight-phrases.ts'] }).map((file) =>
      readFileSync(file, 'utf8'),
    ),
  ];
  const cached = (file: string) =>
    existsSync(join(target, file)) ? readFileSync(join(target, file)) : undefined;
  const fonts = await siteFonts(theme.fonts, allTexts.join(''), cached);
  const nameFonts = await languageNameFonts(languageNames, cached);
  return [
    ...[...fonts, ...nameFonts.values()].map(({ file, content }) => ({ file, content })),
    { file: 'theme.css', content: themeCss(theme, fonts, nameFonts) },
    { file: 'select-caret.svg', content: selectCaret(dayPalette(theme.colors)) },
    { file: 'select-caret-dark.svg', content: selectCaret(nightPalette(theme.colors)) },
    { file: 'colors.ts', content: colorsModule(theme) },
    {
      file: 'relay-style.json',
      content: JSON.stringify(await relayStyle(theme, fonts, readText(RELAY_RULES)), null, 2),
    },
    { file: 'picture-files.ts', content: pictureFilesModule(`${folder}/images`, pictures) },
    ...windowOutputs(edition, folder, theme),
    ...mapOutputs(edition, `${folder}/images/map-sketch.svg`),
  ];
}

/** The design in all languages. `target` is the folder with the fonts of the last build. */
export type Design = { folder: string; theme: Theme; pictures: Map<string, PictureSet>; target: string };

/** Outputs of the drawing in the home page's window and of its style sheet. */
function windowOutputs({ pages, facts }: Edition, folder: string, { colors }: Theme): Output[] {
  const { image } = pages.get('home') as WrittenHomePage;
  const isOwnDrawing = isDrawnView(facts.view) && isDrawing(image);
  const town = facts.view === 'town' && !image ? townWindow(colors) : undefined;
  const drawing = isOwnDrawing ? drawingMarkup(`${folder}/images/${image}`) : town?.drawing;
  const moments = town?.style ?? readIfExists(`${folder}/moments.css`);
  return [
    {
      module: 'window',
      exports: {
        windowDrawing: drawing,
        smallDrawing: drawing && withoutFineParts(drawing),
        townStill: town?.still,
        followsTheHour: moments !== undefined && (isOwnDrawing || town !== undefined),
      },
    },
    { file: 'moments.css', content: moments ?? '' },
  ];
}

function withoutFineParts(drawing: string): string {
  const { document } = parseHTML(drawing);
  for (const part of document.querySelectorAll('.w-fine')) part.remove();
  return document.toString();
}

function pictureFilesModule(images: string, pictures: Map<string, PictureSet>): string {
  const files = [...pictures].map(([name, set]) => [pictureAddress(set), `${images}/${name}`]);
  return `/** The original files of pictures, by their addresses (\`pictureAddress\`). */
export const pictureFiles: Record<string, string> = ${JSON.stringify(Object.fromEntries(files), null, 2)};
`;
}

/** Outputs of the drawing that is shown until the map has loaded, if clinic.yaml describes one. */
function mapOutputs({ clinic: { source, data } }: ReadClinic, file: string): Output[] {
  const description = data.map?.sketch;
  if (!description) return [{ file: 'map-sketch.ts', content: 'export const mapSketch = undefined;\n' }];
  const sketch = readIfExists(file);
  if (sketch === undefined) {
    throw new ConfigurationError(
      mistake(source, ['map', 'sketch'], description, `left out, as there is no ${file}`),
    );
  }
  return [
    { file: 'map-sketch.svg', content: sketch },
    { file: 'map-sketch.ts', content: "export { default as mapSketch } from './map-sketch.svg?url';\n" },
  ];
}

function readIfExists(file: string): string | undefined {
  return existsSync(file) ? readText(file) : undefined;
}
