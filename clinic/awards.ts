import type { Award } from '../app/content/award-schema.ts';
import { clinic } from './clinic.ts';

/**
 * The three cards of the achievements section on the home page. The figures come from clinic.ts. Only what the clinic
 * can stand behind: the dental council's code forbids claims of being better than others.
 *
 * image   a file in clinic/images; imageAlt describes it to those who cannot see it
 */
const { fiveStarReviews, invisalignSmiles, yearsOfExperience } = clinic.claims;

export const awards = [
  {
    title: `${yearsOfExperience}+ Years of Experience`,
    description: `Dentists, nurses and patients who have known each other for years: open in ${clinic.address.locality} since ${clinic.founded}.`,
    image: 'awards/experience.webp',
    imageAlt: 'Illustration: a white tooth in a brass laurel wreath before a teal arch',
  },
  {
    title: 'Invisalign Provider',
    description: `Trained and registered to treat with Invisalign, with more than ${invisalignSmiles} smiles straightened.`,
    image: 'awards/invisalign-provider.webp',
    imageAlt: 'Illustration: a clear aligner on top of a white fluted column with brass rings',
  },
  {
    title: "Patients' Choice",
    description: `More than ${fiveStarReviews.toLocaleString('en-IN')} five-star reviews, written by people after their treatment.`,
    image: 'awards/patient-choice.webp',
    imageAlt:
      'Illustration: a terracotta heart with a white tooth on it, on a stone block with a brass plate',
  },
] satisfies Award[];
