import type * as v from 'valibot';
import * as f from './field-schemas.ts';
import type { Compiled } from './picture-set.ts';

const photo = f.fields({ ...f.picture, title: f.text('a caption') }, 'a picture with its caption');

const patientPhoto = f.fields(
  { ...f.picture, title: f.text('a caption'), description: f.longText('a sentence about the treatment') },
  'a picture of a patient',
);

/** One picture of a before-and-after pair. */
export const side = f.fields(f.picture, 'a picture: image and imageAlt');

const pair = f.fields({ title: f.text('a caption'), before: side, after: side }, 'a pair of pictures');

/** Schema of `clinic/gallery.yaml`. */
export const GallerySchema = f.fields(
  {
    clinic: f.listOf(photo, 'rooms of the clinic'),
    treatments: f.listOf(photo, 'treatments'),
    beforeAfter: f.listOf(pair, 'pairs of pictures'),
    patients: f.listOf(patientPhoto, 'patients who agreed in writing to be shown'),
  },
  "the gallery's parts",
);

type Gallery = Compiled<v.InferOutput<typeof GallerySchema>>;
export type GalleryPhoto = Gallery['clinic'][number];
export type BeforeAndAfter = Gallery['beforeAfter'][number];
