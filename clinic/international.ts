import type { International } from '../app/content/international-schema.ts';
import { clinic } from './clinic.ts';

/** The figures that the page promises. The texts here and in faqs.ts repeat them through ${claims.…}. */
export const claims = {
  savingsPercent: 70,
  hotelDiscountPercent: 15,
  quoteHours: 48,
  coordinatorHours: 24,
  support: '24/7',
};

/**
 * The page for patients from abroad.
 *
 * image              a file in clinic/images; imageAlt describes it to those who cannot see it
 * introduction       what stands under the page's heading
 * journey            four steps
 * travelAssistance   what is arranged besides treatment
 */
export const international = {
  image: 'international-hero.webp',
  imageAlt:
    'Illustration: a teal suitcase, a globe with a pin at Mumbai, two passports and a clear aligner in its case before an arched window on the sea link',
  introduction: `Treatment in ${clinic.address.city}, planned with you before you book a flight: a written quote, the number of visits, and one person who answers your questions from the first message to the last check-up.`,
  claims,
  benefits: [
    {
      title: `Savings of up to ${claims.savingsPercent}%`,
      description:
        'Compared with private fees in Britain, North America or the Gulf. What you save depends on the treatment and on your travel, and we will tell you when it is not worth the journey.',
    },
    {
      title: `A quote within ${claims.quoteHours} hours`,
      description:
        'Send photographs and, if you have them, X-rays. You receive a plan with its alternatives, the number of visits and the costs, in writing.',
    },
    {
      title: 'One coordinator',
      description: `Somebody gets in touch within ${claims.coordinatorHours} hours of your enquiry and stays your contact until you are home and well.`,
    },
    {
      title: `${claims.support} support`,
      description:
        'While you are being treated, your coordinator can be rung at any hour of the day or night.',
    },
    {
      title: 'Specialists under one roof',
      description:
        'Orthodontist, endodontist, surgeons and cosmetic dentist plan together, so that you do not have to travel between them.',
    },
    {
      title: 'Records for your dentist at home',
      description:
        'X-rays, materials, implant sizes and shades go with you on paper and as files, so that anybody can look after the work.',
    },
  ],
  journey: [
    {
      title: 'Tell us what you need',
      description: `Fill in the form below with your questions. A coordinator writes back within ${claims.coordinatorHours} hours and asks for photographs or X-rays.`,
    },
    {
      title: 'Receive your plan',
      description: `Within ${claims.quoteHours} hours of getting your records we send the plan and the quote. A video call with the doctor follows, and you take the time you want.`,
    },
    {
      title: 'Come for treatment',
      description:
        'You are met at the airport and examined on the first day, before anything is begun. Visits are set close together, with days to rest in between.',
    },
    {
      title: 'Go home, and stay in touch',
      description:
        'You leave with your records and written care notes. We ask how you are after a week, a month and six months, and can be reached in between.',
    },
  ],
  travelAssistance: [
    {
      title: 'Hotels nearby',
      description: `Partner hotels within a short ride of the clinic give our patients a ${claims.hotelDiscountPercent}% discount. We book for you or send you the list.`,
    },
    {
      title: 'Airport and local travel',
      description:
        'A driver with your name on a board meets your flight, and takes you to the clinic on treatment days.',
    },
    {
      title: 'Visa letters',
      description:
        'We write the letter of invitation that a medical visa asks for. The decision lies with the Indian mission in your country, so please apply early.',
    },
    {
      title: 'Food, language and company',
      description:
        'Soft meals after surgery, kitchens that suit your diet, an interpreter when needed, and ideas for the days off, together with whoever travels with you.',
    },
  ],
} satisfies International;
