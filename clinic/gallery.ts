import type { BeforeAndAfter, GalleryImage, PatientImage } from '../app/content/gallery-schema.ts';

/**
 * The gallery's four parts. The files are in clinic/images.
 *
 * src, alt, title     the picture, a description for those who cannot see it, and the caption below it
 * description         a sentence about the treatment (patients only)
 * beforeImage, …      both pictures of a pair, each with its own description
 *
 * Show a patient only with their written consent.
 */
export const clinicPictures = [
  {
    src: 'gallery/clinic-reception.webp',
    alt: 'Illustration: a ribbed wooden reception desk before a teal arch with a golden tooth, two armchairs and plants beside it',
    title: 'Reception',
  },
  {
    src: 'gallery/clinic-treatment-room.webp',
    alt: 'Illustration: a teal treatment chair with a lamp and a screen in a plastered room, the sea link seen through an arched window',
    title: 'Treatment room',
  },
  {
    src: 'gallery/clinic-scanner.webp',
    alt: 'Illustration: a white standing X-ray scanner in front of a terracotta arch, with a row of teeth on the screen next to it',
    title: 'Scanner and X-ray',
  },
  {
    src: 'gallery/clinic-sterilisation.webp',
    alt: 'Illustration: two autoclaves on a long counter against teal tiles, folded cloths and instruments laid out beside them',
    title: 'Sterilisation',
  },
  {
    src: 'gallery/clinic-lounge.webp',
    alt: 'Illustration: a teal sofa and two armchairs round a low table, the sea link beyond a wide arched window',
    title: 'Lounge',
  },
  {
    src: 'gallery/clinic-childrens-corner.webp',
    alt: "Illustration: a children's corner with a mural of hills and a sailing boat, a small tent, a low table and wooden toys",
    title: "Children's corner",
  },
] satisfies GalleryImage[];

export const treatmentPictures = [
  {
    src: 'gallery/treatment-aligner-fitting.webp',
    alt: 'Illustration: a clear aligner being lowered on to a model of teeth',
    title: 'Fitting an aligner',
  },
  {
    src: 'gallery/treatment-implant-placement.webp',
    alt: 'Illustration: an implant set in a model of the jaw, with the instruments that place it',
    title: 'Placing an implant',
  },
  {
    src: 'gallery/treatment-whitening-session.webp',
    alt: 'Illustration: a whitening lamp, a shade guide and a syringe of gel ready on a tray',
    title: 'Whitening',
  },
  {
    src: 'gallery/treatment-scan-in-progress.webp',
    alt: 'Illustration: an intraoral scanner held over a model of teeth, whose picture builds up on a screen',
    title: 'Scanning instead of an impression',
  },
  {
    src: 'gallery/treatment-ceramic-crown.webp',
    alt: 'Illustration: a ceramic crown held in tweezers above the tooth prepared for it',
    title: 'Trying in a ceramic crown',
  },
] satisfies GalleryImage[];

export const beforeAfterPictures = [
  {
    beforeImage: 'gallery/before-after-1-before.webp',
    beforeAlt: 'Illustration, before: a smile with a gap between the two upper front teeth',
    afterImage: 'gallery/before-after-1-after.webp',
    afterAlt: 'Illustration, after: the same smile, the two front teeth widened so that they meet',
    title: 'A gap closed with bonding',
  },
  {
    beforeImage: 'gallery/before-after-2-before.webp',
    beforeAlt: 'Illustration, before: teeth with brown stains along the gums and between them',
    afterImage: 'gallery/before-after-2-after.webp',
    afterAlt: 'Illustration, after: the same teeth without the stains, in their natural shade',
    title: 'Tea and tobacco stains cleaned away',
  },
  {
    beforeImage: 'gallery/before-after-3-before.webp',
    beforeAlt: 'Illustration, before: short upper front teeth with edges worn flat and uneven',
    afterImage: 'gallery/before-after-3-after.webp',
    afterAlt: 'Illustration, after: the same smile, the six front teeth back at full length',
    title: 'Worn edges rebuilt with crowns',
  },
  {
    beforeImage: 'gallery/before-after-4-before.webp',
    beforeAlt: 'Illustration, before: a dark gap where the tooth beside the front teeth is missing',
    afterImage: 'gallery/before-after-4-after.webp',
    afterAlt: 'Illustration, after: the same smile, the gap closed by a tooth that matches its neighbours',
    title: 'A missing tooth replaced by a bridge',
  },
  {
    beforeImage: 'gallery/before-after-5-before.webp',
    beforeAlt: 'Illustration, before: an upper canine that is turned and stands out of the row',
    afterImage: 'gallery/before-after-5-after.webp',
    afterAlt: 'Illustration, after: the same smile, the canine standing straight in the row',
    title: 'A turned canine straightened with clear aligners',
  },
  {
    beforeImage: 'gallery/before-after-6-before.webp',
    beforeAlt: 'Illustration, before: a small, pointed tooth beside the upper front teeth',
    afterImage: 'gallery/before-after-6-after.webp',
    afterAlt: 'Illustration, after: the same smile, the small tooth now as wide and long as its partner',
    title: 'A peg-shaped tooth covered with a veneer',
  },
] satisfies BeforeAndAfter[];

export const patientPictures = [
  {
    src: 'gallery/patient-aarav.webp',
    alt: 'Illustration: a boy of seven, laughing',
    title: 'Aarav, 7',
    description:
      'His first filling took half an hour. He raised his hand twice, to see whether we would really stop.',
  },
  {
    src: 'gallery/patient-tara.webp',
    alt: 'Illustration: a small girl with pigtails, smiling',
    title: 'Tara, 5',
    description:
      'On her first visit she rode the chair up and down, and all twenty teeth were counted aloud.',
  },
  {
    src: 'gallery/patient-zoya.webp',
    alt: 'Illustration: a girl of sixteen, showing her teeth in a wide smile',
    title: 'Zoya, 16',
    description: 'Her braces came off after eighteen months. She now wears a retainer at night.',
  },
  {
    src: 'gallery/patient-neel.webp',
    alt: 'Illustration: a smiling young man',
    title: 'Neel, 24',
    description:
      'Mild crowding, clear aligners for six months, worn twenty-two hours a day and through one hiking trip.',
  },
  {
    src: 'gallery/patient-kavita.webp',
    alt: 'Illustration: a smiling woman in her thirties',
    title: 'Kavita, 34',
    description: 'Whitening six weeks before her wedding, after a cleaning and a check for leaking fillings.',
  },
  {
    src: 'gallery/patient-gurpreet.webp',
    alt: 'Illustration: a smiling man in his forties with a turban and a beard',
    title: 'Gurpreet, 41',
    description: 'One implant for a molar lost to a crack, finished with a ceramic crown five months later.',
  },
  {
    src: 'gallery/patient-sunita.webp',
    alt: 'Illustration: a smiling woman in her fifties in a sari',
    title: 'Sunita, 55',
    description:
      'A three-unit bridge, fitted in two visits, as the teeth beside the gap needed crowns anyway.',
  },
  {
    src: 'gallery/patient-ramesh.webp',
    alt: 'Illustration: a smiling bald man in his late sixties',
    title: 'Ramesh, 68',
    description: 'Full mouth rehabilitation with crowns and bridges, in stages over six months.',
  },
  {
    src: 'gallery/patient-shirin.webp',
    alt: 'Illustration: a smiling woman of seventy-two with a grey bun and glasses',
    title: 'Shirin, 72',
    description:
      'Two implants that hold her lower denture still. She asked for the result to be tested with chikoo and toast.',
  },
  {
    src: 'gallery/patient-dev.webp',
    alt: 'Illustration: a smiling man of thirty with glasses',
    title: 'Dev, 30',
    description: 'Root canal treatment in two visits after three nights of toothache, then a crown.',
  },
] satisfies PatientImage[];
