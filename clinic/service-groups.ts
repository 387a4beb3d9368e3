import type { ServiceGroupData } from '../app/content/service-group-schema.ts';

/**
 * The six cards of services on the home page.
 *
 * link         where "Learn More & Book" leads
 * image        a file in clinic/images; imageAlt describes it to those who cannot see it
 * benefits     at least three: the card shows the first two and counts the rest
 * procedures   what is done, in a few words each
 * items        five services, named by their file in clinic/services without .md; the card shows the first three
 */
export const serviceGroups = [
  {
    title: 'Dental Care',
    description:
      'Check-ups, cleanings, fillings and root canal treatment: the ordinary work that keeps teeth for life.',
    link: '/services/dental-care-in-worli',
    image: 'groups/dental-care.webp',
    imageAlt:
      'Illustration: two toothbrushes in a glass, a model tooth on a teal stand, a tube of toothpaste and floss',
    benefits: [
      'Problems found while they are small',
      'Findings explained in order of urgency',
      'Costs in writing before treatment',
      'Reminders every six months, if you wish',
    ],
    procedures: [
      'Examination and X-rays',
      'Scaling and polishing',
      'Tooth-coloured fillings',
      'Root canal treatment',
    ],
    items: ['general-dentistry', 'teeth-cleaning', 'dental-fillings', 'root-canal', 'crowns-bridges'],
  },
  {
    title: 'Orthodontics',
    description:
      'Straighter teeth and a bite that meets, with aligners or braces, for teenagers and for adults.',
    link: '/services/orthodontics-in-worli',
    image: 'groups/orthodontics.webp',
    imageAlt: 'Illustration: a clear aligner in its open case next to a model of teeth with braces',
    benefits: [
      'An orthodontist plans and checks every case',
      'A digital scan instead of putty',
      'The planned result shown before you decide',
      'Retainers included in the plan',
    ],
    procedures: ['Assessment and scan', 'Clear aligners', 'Metal and tooth-coloured braces', 'Retainers'],
    items: ['invisalign', 'clear-aligners', 'braces', 'orthodontics', 'jaw-correction'],
  },
  {
    title: 'Surgical',
    description:
      'Implants, wisdom teeth and larger rebuilding, planned on a three-dimensional scan and done without hurry.',
    link: '/services/surgical-in-worli',
    image: 'groups/surgical.webp',
    imageAlt: 'Illustration: an implant screw, its brass connecting piece and its crown, each on a stand',
    benefits: [
      'Risks discussed on your own scan',
      'Local anaesthetic tested before we begin',
      'A call on the following morning',
      'Alternatives without surgery named too',
    ],
    procedures: [
      'Dental implants',
      'Bone grafting',
      'Wisdom tooth removal',
      'Jaw correction with a hospital team',
    ],
    items: [
      'dental-implants',
      'wisdom-tooth-extraction',
      'full-mouth-rehabilitation',
      'jaw-correction',
      'crowns-bridges',
    ],
  },
  {
    title: 'Cosmetic',
    description: 'Colour, shape and small irregularities, beginning with the step that removes least.',
    link: '/services/cosmetic-in-worli',
    image: 'groups/cosmetic.webp',
    imageAlt:
      'Illustration: two white front teeth on a terracotta stand beside a round brass mirror in which the sea and a low sun stand',
    benefits: [
      'A preview you can wear before deciding',
      'Whitening and bonding considered first',
      'Shade matched in daylight',
      'No treatment urged on healthy teeth',
    ],
    procedures: ['Teeth whitening', 'Composite bonding', 'Ceramic veneers', 'Smile design'],
    items: ['smile-design', 'dental-veneers', 'cosmetic-dentistry', 'invisalign', 'crowns-bridges'],
  },
  {
    title: 'Pediatric',
    description:
      "Short, playful visits for children from the age of three, at the child's pace and with a parent beside them.",
    link: '/services/pediatric-in-worli',
    image: 'groups/pediatric.webp',
    imageAlt:
      'Illustration: a milk tooth on top of stacking rings, with a toothbrush, a toy rainbow and blocks',
    benefits: [
      'First visits without treatment',
      'A pedodontist with time to explain',
      'Every step shown on a finger first',
      'Parents stay in the room',
    ],
    procedures: ['First visit', 'Fluoride varnish', 'Sealants', 'Fillings in milk teeth'],
    items: ['pediatric-dentistry', 'teeth-cleaning', 'dental-fillings', 'orthodontics', 'general-dentistry'],
  },
  {
    title: 'Emergency',
    description:
      'Toothache, a broken tooth, a lost filling, a swelling: ring first, and we will tell you how soon to come.',
    link: '/services/emergency-in-worli',
    image: 'groups/emergency.webp',
    imageAlt:
      'Illustration: a cracked tooth with a hole beside a first-aid case, a roll of gauze and a cold pack',
    benefits: [
      'Times kept free every day for pain',
      'Advice by telephone before you set out',
      'Relief first, lasting treatment when you are rested',
      'Open on Sundays',
    ],
    procedures: [
      'Relief of toothache',
      'Broken and knocked-out teeth',
      'Lost fillings and crowns',
      'Infected wisdom teeth',
    ],
    items: [
      'root-canal',
      'dental-fillings',
      'wisdom-tooth-extraction',
      'crowns-bridges',
      'general-dentistry',
    ],
  },
] satisfies ServiceGroupData[];
