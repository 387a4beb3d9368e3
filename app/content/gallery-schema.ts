import type * as v from 'valibot';
import { exactly, fields, picture, pictureText, text } from './schema-fields.ts';

const image = { src: picture, alt: pictureText, title: text('a caption') };

const galleryImage = fields(image, 'a picture such as { src: "…", alt: "…", title: "…" }');

const patientImage = fields(
  { ...image, description: text('a sentence about the treatment') },
  'a picture such as { src: "…", alt: "…", title: "…", description: "…" }',
);

const beforeAndAfter = fields(
  {
    beforeImage: picture,
    beforeAlt: pictureText,
    afterImage: picture,
    afterAlt: pictureText,
    title: text('a caption'),
  },
  'the fields of a pair of pictures',
);

/** The rules for `clinic/gallery.ts`; the counts are those of spec 2, Gallery. */
export const GallerySchema = fields(
  {
    clinicPictures: exactly(6, galleryImage, 'pictures'),
    treatmentPictures: exactly(5, galleryImage, 'pictures'),
    beforeAfterPictures: exactly(6, beforeAndAfter, 'pairs of pictures'),
    patientPictures: exactly(10, patientImage, 'pictures'),
  },
  'the four parts of the gallery',
);

export type Gallery = v.InferOutput<typeof GallerySchema>;
export type GalleryImage = Gallery['clinicPictures'][number];
export type PatientImage = Gallery['patientPictures'][number];
export type BeforeAndAfter = Gallery['beforeAfterPictures'][number];
