import type { About } from '../app/content/about-schema.ts';
import { clinic } from './clinic.ts';

/**
 * The About page, and the first picture of the home page, which also shows the story's first paragraph. The milestones
 * are in timeline.ts, the founder's name and degrees in doctors.ts.
 *
 * welcome    the home page's first picture (a file in clinic/images; imageAlt describes it to those who cannot see it)
 * story      paragraphs beside a picture
 * mission    three points
 * founder    paragraphs and four specializations
 */
const { claims, founded, leadDoctor, name } = clinic;
const patients = claims.happyPatients.toLocaleString('en-IN');

export const about = {
  welcome: {
    image: 'hero.webp',
    imageAlt:
      'Illustration: a teal dental chair before an arched window that looks over the bay to the sea link',
  },
  story: {
    paragraphs: [
      `${name} began in ${founded} as two chairs in one room, with a window towards the sea. ${leadDoctor.name} had just finished her training as an orthodontist and wanted a practice in which nobody was hurried: not the patient in the chair, and not the one who only came to ask.`,
      'The room next door fell vacant, then the one after it. An endodontist joined, then a surgeon, then a dentist for children who insisted on a tent in the waiting area. Some of the people who work here today were our patients first.',
      `More than ${patients} people have been treated since. What we promise them has stayed short: visits booked in advance start on time, costs are agreed before work begins, and the clinic is open on Sundays for those who cannot come in the week.`,
    ],
    image: 'about-story.webp',
    imageAlt:
      'Illustration: a modest room with two dental chairs, one coral and one teal, a ceiling fan and an arched window on the sea link, as the clinic began',
  },
  mission: [
    {
      title: 'Explain before we treat',
      description:
        'You see what we see, hear every sensible choice, doing nothing included, and decide in your own time.',
    },
    {
      title: 'Keep what is healthy',
      description:
        'The smallest treatment that solves the problem comes first, and a sound tooth is left alone.',
    },
    {
      title: 'Be there for the whole family',
      description:
        'From a first visit at three to a denture at ninety, in one place, at hours that working people can manage.',
    },
  ],
  founder: {
    paragraphs: [
      `${leadDoctor.name} is an orthodontist. She founded the clinic in ${founded} and still plans every brace and aligner case here herself, with the scan on one screen and the patient's own words on the other.`,
      'She is known among colleagues for sending people home untreated when their teeth are healthy and only a little crooked. "A smile is allowed to have a signature," she says.',
    ],
    specializations: [
      {
        title: 'Clear aligners and Invisalign',
        description:
          'Digital plans for mild to complex movements, and honest advice when brackets would do better.',
      },
      {
        title: 'Fixed braces',
        description:
          'Metal and tooth-coloured brackets for teenagers and adults, typically over eighteen months.',
      },
      {
        title: 'Growing jaws',
        description:
          'Early checks from about seven, with plates and expanders only where the moment matters.',
      },
      {
        title: 'Jaw correction, jointly planned',
        description:
          'Orthodontic treatment before and after surgery, worked out together with the oral surgeon.',
      },
    ],
  },
} satisfies About;
