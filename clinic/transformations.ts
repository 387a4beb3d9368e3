import type { AlignerCase, PatientTransformation } from '../app/content/transformation-schema.ts';

/**
 * The Treatment Transformations page: two cases of crowding and two of spacing treated with aligners, and six patients
 * by first name. Show a patient only with their written consent.
 *
 * id                          a short name for this entry
 * kind                        crowding or spacing
 * beforeImage, afterImage     files in clinic/images; beforeAlt and afterAlt describe them to those who cannot see them
 * duration                    how long the treatment took
 */
export const alignerCases = [
  {
    id: 'crowding-1',
    kind: 'crowding',
    beforeImage: 'transformations/crowding-1-before.webp',
    beforeAlt: 'Illustration, before: upper front teeth that overlap, two of them pushed back and turned',
    afterImage: 'transformations/crowding-1-after.webp',
    afterAlt: 'Illustration, after: the same teeth side by side in an even row',
    title: 'Overlapping front teeth',
    treatment: 'Clear aligners, with one set of refinement trays',
    duration: '7 months',
  },
  {
    id: 'crowding-2',
    kind: 'crowding',
    beforeImage: 'transformations/crowding-2-before.webp',
    beforeAlt:
      'Illustration, before: crowded upper teeth, one front tooth slanting across the other and some standing behind their neighbours',
    afterImage: 'transformations/crowding-2-after.webp',
    afterAlt: 'Illustration, after: the same teeth straight and in line',
    title: 'Teeth pushed out of line',
    treatment: 'Invisalign, with a little enamel polished away between the teeth',
    duration: '8 months',
  },
  {
    id: 'spacing-1',
    kind: 'spacing',
    beforeImage: 'transformations/spacing-1-before.webp',
    beforeAlt: 'Illustration, before: gaps between all the upper front teeth',
    afterImage: 'transformations/spacing-1-after.webp',
    afterAlt: 'Illustration, after: the same teeth with the gaps closed',
    title: 'Gaps between the front teeth',
    treatment: 'Clear aligners, then a thin wire behind the teeth to hold them',
    duration: '5 months',
  },
  {
    id: 'spacing-2',
    kind: 'spacing',
    beforeImage: 'transformations/spacing-2-before.webp',
    beforeAlt:
      'Illustration, before: wide gaps on both sides of the two upper front teeth, their neighbours slightly turned',
    afterImage: 'transformations/spacing-2-after.webp',
    afterAlt: 'Illustration, after: the same teeth straight and close together',
    title: 'Gaps with turned teeth',
    treatment: 'Invisalign',
    duration: '4 months',
  },
] satisfies AlignerCase[];

export const patients = [
  {
    id: 'manoj',
    patientName: 'Manoj',
    beforeImage: 'transformations/manoj-before.webp',
    beforeAlt:
      'Illustration, before: yellow teeth worn short and ragged from years of grinding, below a grey moustache',
    afterImage: 'transformations/manoj-after.webp',
    afterAlt: 'Illustration, after: the same mouth with white teeth of full length',
    title: 'A worn bite rebuilt',
    treatment: 'Full mouth rehabilitation with crowns',
    duration: '5 months',
  },
  {
    id: 'ritika',
    patientName: 'Ritika',
    beforeImage: 'transformations/ritika-before.webp',
    beforeAlt:
      'Illustration, before: yellow upper teeth, one of them darker, three of them chipped at the corners',
    afterImage: 'transformations/ritika-after.webp',
    afterAlt: 'Illustration, after: the same smile with whole, white teeth',
    title: 'Chips and dark patches covered',
    treatment: 'Ceramic veneers',
    duration: '3 weeks',
  },
  {
    id: 'suresh',
    patientName: 'Suresh',
    beforeImage: 'transformations/suresh-before.webp',
    beforeAlt: 'Illustration, before: a dark space where an upper front tooth is missing',
    afterImage: 'transformations/suresh-after.webp',
    afterAlt: 'Illustration, after: the space filled by a tooth that matches the one beside it',
    title: 'A front tooth replaced',
    treatment: 'Dental implant and ceramic crown',
    duration: '6 months',
  },
  {
    id: 'ayesha',
    patientName: 'Ayesha',
    beforeImage: 'transformations/ayesha-before.webp',
    beforeAlt: 'Illustration, before: sound, even teeth of a yellow shade',
    afterImage: 'transformations/ayesha-after.webp',
    afterAlt: 'Illustration, after: the same teeth some shades lighter',
    title: 'A lighter shade',
    treatment: 'Cleaning and whitening',
    duration: '1 week',
  },
  {
    id: 'varun',
    patientName: 'Varun',
    beforeImage: 'transformations/varun-before.webp',
    beforeAlt: 'Illustration, before: an upper front tooth with a corner broken off',
    afterImage: 'transformations/varun-after.webp',
    afterAlt: 'Illustration, after: the same tooth with its corner restored',
    title: 'A chip mended',
    treatment: 'Composite bonding',
    duration: '1 visit',
  },
  {
    id: 'leela',
    patientName: 'Leela',
    beforeImage: 'transformations/leela-before.webp',
    beforeAlt:
      'Illustration, before: crooked upper teeth at different heights, with a gap between the front two',
    afterImage: 'transformations/leela-after.webp',
    afterAlt: 'Illustration, after: the same teeth straight, level and close together',
    title: 'Crooked teeth straightened',
    treatment: 'Fixed braces',
    duration: '18 months',
  },
] satisfies PatientTransformation[];
