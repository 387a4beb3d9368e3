import type { InternationalTestimonial, Testimonial } from '../app/content/testimonial-schema.ts';

/**
 * What patients say: `home` for the home page, `international` for the page of that name. Publish only words a patient
 * has agreed to.
 *
 * rating   stars, 1 to 5
 * image    a file in clinic/images; imageAlt describes it to those who cannot see it
 * flag     the country's flag as an emoji
 */
export const home = [
  {
    name: 'Sneha Patil',
    rating: 5,
    testimonial:
      'I wore Invisalign through two weddings and a new job. My front teeth overlapped a little, and it took seven months with one extra set of trays. What I liked was being told at the start that there might be an extra set.',
    image: 'testimonials/sneha-patil.webp',
    imageAlt:
      'Illustration: Sneha Patil, a young woman with long wavy brown hair and a pale green kurta, smiling broadly',
  },
  {
    name: 'Rajesh Agarwal',
    rating: 5,
    testimonial:
      'Two lower molars had been gone for years and I had learned to chew on one side. The implants took six months from start to finish. I was given the costs line by line on the first day, and that is what I paid.',
    image: 'testimonials/rajesh-agarwal.webp',
    imageAlt:
      'Illustration: Rajesh Agarwal, a man with short brown hair, a moustache and a pale blue shirt, smiling',
  },
  {
    name: 'Fatima Merchant',
    rating: 5,
    testimonial:
      'My daughter sat on my lap the first time and only let them count. By the third visit she walked in ahead of me and had a filling. She now inspects my brushing.',
    image: 'testimonials/fatima-merchant.webp',
    imageAlt:
      'Illustration: Fatima Merchant, her dark hair under a cream dupatta with a gold edge, smiling with closed lips',
  },
] satisfies Testimonial[];

export const international = [
  {
    name: 'Amara Okafor',
    country: 'Nigeria',
    flag: '🇳🇬',
    rating: 5,
    quote:
      "I came twice, in March and in August, and they knew my file better than I did. The temporary teeth were good enough for my cousin's wedding in between. I can eat roasted corn again.",
    treatment: 'Full mouth rehabilitation',
    image: 'testimonials/amara-okafor.webp',
    imageAlt:
      'Illustration: Amara Okafor, a woman with short curly hair, gold earrings and a yellow top, smiling broadly',
  },
  {
    name: 'Daniel Whitfield',
    country: 'United Kingdom',
    flag: '🇬🇧',
    rating: 5,
    quote:
      'They asked for my scans before I booked a flight, and talked me out of one of the three implants. Harpreet sent the reports to my dentist in Leeds, who now looks after them.',
    treatment: 'Dental implants',
    image: 'testimonials/daniel-whitfield.webp',
    imageAlt: 'Illustration: Daniel Whitfield, a man with grey hair, blue eyes and a blue jumper, smiling',
  },
  {
    name: 'Layla Al Mansoori',
    country: 'United Arab Emirates',
    flag: '🇦🇪',
    rating: 5,
    quote:
      'I wore the trial smile for an afternoon and asked for the teeth to be made less white. Eighteen days later I flew home with four veneers that look like they have always been mine.',
    treatment: 'Smile makeover',
    image: 'testimonials/layla-al-mansoori.webp',
    imageAlt:
      'Illustration: Layla Al Mansoori, a young woman with a cream headscarf and a dark blue dress, smiling broadly',
  },
] satisfies InternationalTestimonial[];
