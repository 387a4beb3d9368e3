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
    alt: 'Illustration: a terracotta treatment chair with a lamp and a screen in a plastered room, the sea link seen through an arched window',
    title: 'Treatment room',
  },
  {
    src: 'gallery/clinic-scanner.webp',
    alt: 'Illustration: a white standing X-ray scanner in front of a terracotta arch, with an arch of teeth on the screen next to it',
    title: 'Scanner and X-ray',
  },
  {
    src: 'gallery/clinic-sterilisation.webp',
    alt: 'Illustration: two autoclaves on a long counter against teal tiles, folded cloths and instruments laid out beside them',
    title: 'Sterilisation',
  },
  {
    src: 'gallery/clinic-lounge.webp',
    alt: 'Illustration: a teal sofa, a coral and a cream armchair round a low table, the sea link beyond a wide arched window',
    title: 'Lounge',
  },
  {
    src: 'gallery/clinic-childrens-corner.webp',
    alt: "Illustration: a children's corner with a sun, green waves and a sailing boat on the wall, a small tent with a teddy bear, a low table and wooden toys",
    title: "Children's corner",
  },
] satisfies GalleryImage[];

export const treatmentPictures = [
  {
    src: 'gallery/treatment-aligner-fitting.webp',
    alt: 'Illustration: a clear aligner seated on a model of the lower teeth, its open terracotta case and a dental mirror beside it',
    title: 'Fitting an aligner',
  },
  {
    src: 'gallery/treatment-implant-placement.webp',
    alt: 'Illustration: an implant screw on its driver, turned into the bone of a jaw cut open between two teeth, a stand of drills beside it',
    title: 'Placing an implant',
  },
  {
    src: 'gallery/treatment-whitening-session.webp',
    alt: 'Illustration: a whitening lamp glowing beside the head of a teal treatment chair, two pictures on a sage green wall',
    title: 'Whitening',
  },
  {
    src: 'gallery/treatment-scan-in-progress.webp',
    alt: 'Illustration: a white scanner held over a model of the lower teeth, half of them already drawn on the screen behind it',
    title: 'Scanning instead of an impression',
  },
  {
    src: 'gallery/treatment-ceramic-crown.webp',
    alt: 'Illustration: a model with a tooth ground to a stump, its hollow ceramic crown beside it, a brush and stains in front',
    title: 'Colouring a ceramic crown',
  },
] satisfies GalleryImage[];

export const beforeAfterPictures = [
  {
    beforeImage: 'gallery/before-after-1-before.webp',
    beforeAlt: 'Illustration, before: a dark gap between the two upper front teeth',
    afterImage: 'gallery/before-after-1-after.webp',
    afterAlt: 'Illustration, after: the same smile, the two front teeth widened so that they meet',
    title: 'A gap closed with bonding',
  },
  {
    beforeImage: 'gallery/before-after-2-before.webp',
    beforeAlt: 'Illustration, before: upper teeth with brown stains, darkest towards the gums',
    afterImage: 'gallery/before-after-2-after.webp',
    afterAlt: 'Illustration, after: the same teeth without the stains, in an even natural shade',
    title: 'Tea and tobacco stains cleaned away',
  },
  {
    beforeImage: 'gallery/before-after-3-before.webp',
    beforeAlt: 'Illustration, before: yellowed upper front teeth worn short, with ragged edges',
    afterImage: 'gallery/before-after-3-after.webp',
    afterAlt: 'Illustration, after: the same smile, the front teeth lighter and back at full length',
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
    beforeAlt:
      'Illustration, before: a turned upper canine that overlaps the tooth in front of it and leaves a gap behind',
    afterImage: 'gallery/before-after-5-after.webp',
    afterAlt: 'Illustration, after: the same smile, the canine straight in the row and the gap closed',
    title: 'A turned canine straightened with clear aligners',
  },
  {
    beforeImage: 'gallery/before-after-6-before.webp',
    beforeAlt:
      'Illustration, before: a small, pointed tooth with gaps around it beside the upper front teeth',
    afterImage: 'gallery/before-after-6-after.webp',
    afterAlt: 'Illustration, after: the same smile, the small tooth now as wide and long as its partner',
    title: 'A peg-shaped tooth covered with a veneer',
  },
] satisfies BeforeAndAfter[];

export const patientPictures = [
  {
    src: 'gallery/patient-aarav.webp',
    alt: 'Illustration: Aarav, a boy of seven with tousled dark hair and a striped teal jumper, laughing with one hand raised',
    title: 'Aarav, 7',
    description:
      'His first filling took half an hour. He raised his hand twice, to see whether we would really stop.',
  },
  {
    src: 'gallery/patient-tara.webp',
    alt: 'Illustration: Tara, a small girl with pigtails, a fringe and a striped orange jumper, smiling',
    title: 'Tara, 5',
    description:
      'On her first visit she rode the chair up and down, and all twenty teeth were counted aloud.',
  },
  {
    src: 'gallery/patient-zoya.webp',
    alt: 'Illustration: Zoya, a girl of sixteen with a fringe and long straight brown hair, showing her teeth in a wide smile',
    title: 'Zoya, 16',
    description: 'Her braces came off after eighteen months. She now wears a retainer at night.',
  },
  {
    src: 'gallery/patient-neel.webp',
    alt: 'Illustration: Neel, a young man with tousled dark hair and a pale green shirt, smiling broadly',
    title: 'Neel, 24',
    description:
      'Mild crowding, clear aligners for six months, worn twenty-two hours a day and through one hiking trip.',
  },
  {
    src: 'gallery/patient-kavita.webp',
    alt: 'Illustration: Kavita, jasmine round her dark bun, in a yellow blouse and a raspberry-red sari, smiling broadly',
    title: 'Kavita, 34',
    description: 'Whitening six weeks before her wedding, after a cleaning and a check for leaking fillings.',
  },
  {
    src: 'gallery/patient-gurpreet.webp',
    alt: 'Illustration: Gurpreet, a man with a terracotta turban, a full dark beard and a white kurta, smiling',
    title: 'Gurpreet, 41',
    description: 'One implant for a molar lost to a crack, finished with a ceramic crown five months later.',
  },
  {
    src: 'gallery/patient-sunita.webp',
    alt: 'Illustration: Sunita, her greying hair drawn back, in a terracotta blouse and a teal sari, smiling',
    title: 'Sunita, 55',
    description:
      'A three-unit bridge, fitted in two visits, as the teeth beside the gap needed crowns anyway.',
  },
  {
    src: 'gallery/patient-ramesh.webp',
    alt: 'Illustration: Ramesh, a bald man with a short grey beard and a cream kurta, smiling',
    title: 'Ramesh, 68',
    description: 'Full mouth rehabilitation with crowns and bridges, in stages over six months.',
  },
  {
    src: 'gallery/patient-shirin.webp',
    alt: 'Illustration: Shirin, an old lady with a white bun, gold-rimmed glasses and a lilac shirt, smiling',
    title: 'Shirin, 72',
    description:
      'Two implants that hold her lower denture still. She asked for the result to be tested with chikoo and toast.',
  },
  {
    src: 'gallery/patient-dev.webp',
    alt: 'Illustration: Dev, a young man with short curly hair, glasses and a brown jumper, smiling with closed lips',
    title: 'Dev, 30',
    description: 'Root canal treatment in two visits after three nights of toothache, then a crown.',
  },
] satisfies PatientImage[];
