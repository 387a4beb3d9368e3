import { closing, fields, hero, longText, text } from '../fields.ts';

/** The rules for `clinic/pages/gallery.yaml`. */
export const GalleryPageSchema = fields(
  {
    description: longText('one or two sentences for search engines'),
    ...hero,
    headings: fields(
      {
        clinic: text('over the rooms of the clinic'),
        treatments: text('over the treatments'),
        beforeAfter: text('over the pairs of pictures'),
        patients: text('over the patients'),
      },
      'a heading for each part of gallery.yaml',
    ),
    closing,
  },
  'the parts of the Gallery page',
);
