import type { Milestone } from '../app/content/timeline-schema.ts';
import { clinic } from './clinic.ts';

/** The milestones of the About page, in the order of their years. */
export const timeline = [
  {
    year: clinic.founded,
    title: 'Two chairs',
    description: `${clinic.leadDoctor.name} opens the clinic with two chairs, one nurse and an appointment book kept in pencil.`,
  },
  {
    year: 2012,
    title: 'More under one roof',
    description:
      'Root canal treatment, implants and care for children are added, so that fewer patients have to be sent elsewhere.',
  },
  {
    year: 2015,
    title: '5,000 patients',
    description:
      'The five-thousandth patient registers: a grandfather, brought along by two of the earlier ones.',
  },
  {
    year: 2018,
    title: 'Four more treatment rooms',
    description:
      'The clinic expands across the whole floor. Four treatment rooms, a separate room for sterilisation and a corner for children are built.',
  },
  {
    year: 2020,
    title: 'Scans and screens',
    description:
      'Digital records, an intraoral scanner and low-dose X-rays replace paper files and most impressions. First consultations by video begin.',
  },
  {
    year: 2023,
    title: 'Over 10,000 patients',
    description:
      'More than ten thousand people have been treated here, among them children of the children we saw first.',
  },
] satisfies Milestone[];
