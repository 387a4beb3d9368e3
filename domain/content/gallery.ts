import type * as v from 'valibot';
import { fields, listOf, longText, picture, text } from './fields.ts';

const photo = fields({ ...picture, title: text('a caption') }, 'a picture with its caption');

const patientPhoto = fields(
  { ...picture, title: text('a caption'), description: longText('a sentence about the treatment') },
  'a picture of a patient',
);

/** One side of a pair of pictures. */
export const side = fields(picture, 'a picture: image and imageAlt');

const pair = fields({ title: text('a caption'), before: side, after: side }, 'a pair of pictures');

/** The rules for `clinic/gallery.yaml`. */
export const GallerySchema = fields(
  {
    clinic: listOf(photo, 'rooms of the clinic'),
    treatments: listOf(photo, 'treatments'),
    beforeAfter: listOf(pair, 'pairs of pictures'),
    patients: listOf(patientPhoto, 'patients who agreed in writing to be shown'),
  },
  "the gallery's parts",
);

type Gallery = v.InferOutput<typeof GallerySchema>;
export type GalleryPhoto = Gallery['clinic'][number];
export type PatientPhoto = Gallery['patients'][number];
export type BeforeAndAfter = Gallery['beforeAfter'][number];
