import * as v from 'valibot';
import {
  closing,
  description,
  fields,
  hero,
  icon,
  link,
  listOf,
  longText,
  pictureIfAny,
  point,
  someOf,
  text,
} from './fields.ts';
import { HomePageSchema } from './pages/home.ts';
import { PrivacyPolicyPageSchema } from './pages/privacy-policy.ts';
import { SitemapPageSchema } from './pages/sitemap.ts';

const title = text('a heading');

/** A section that holds what another file lists. */
const headed = (what: string) => fields({ title }, what);

const points = (what: string, list: string) => fields({ title, points: listOf(point, list) }, what);

const withIcon = fields({ icon, ...point.entries }, 'an icon, a heading and a sentence');

/** What the screens say, a file each in `clinic/pages/`. */
export const PAGES = {
  about: fields(
    {
      description,
      eyebrow: hero.eyebrow,
      heading: hero.heading,
      story: fields(
        { title, paragraphs: someOf(longText('a paragraph'), 'paragraphs'), ...pictureIfAny },
        "the clinic's story",
      ),
      mission: points('what the clinic means to do', 'points'),
      timeline: fields({ title: text('the heading of the milestones in timeline.yaml') }, 'the milestones'),
      founder: v.optional(
        fields(
          {
            paragraphs: listOf(longText('a paragraph'), 'paragraphs'),
            specializations: listOf(point, 'specializations'),
          },
          'what is said of the founder named in clinic.yaml',
        ),
        {},
      ),
    },
    'the parts of the about page',
  ),
  article: fields({ nextStep: point }, 'what stands below every article'),
  blog: fields({ description, ...hero }, "the beginning of the blog's list"),
  book: fields(
    { description, heading: hero.heading, intro: hero.intro, ...pictureIfAny },
    'the texts of the booking page, and its view',
  ),
  contact: fields(
    {
      description,
      heading: hero.heading,
      headingAtHome: text('the heading of the same section on the home page'),
      intro: longText('one or two sentences under the heading; phone number and e-mail address become links'),
    },
    'the texts of the contact section',
  ),
  doctors: fields(
    {
      description,
      heading: hero.heading,
      intro: hero.intro,
      others: fields({ title, intro: longText('a sentence') }, 'the doctors who are only on the home page'),
      closing,
    },
    'the parts of the Doctors page',
  ),
  gallery: fields(
    {
      description,
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
  ),
  home: HomePageSchema,
  'international-patients': fields(
    {
      description,
      ...hero,
      ...pictureIfAny,
      figures: listOf(
        fields(
          { label: text('what it is, such as Savings up to'), figure: text('the figure, such as 70%') },
          'a figure the page promises',
        ),
        'the figures the page promises',
      ),
      benefits: points('the benefits', 'benefits'),
      journey: fields({ title, steps: listOf(point, 'steps') }, 'the journey, step by step'),
      travel: fields(
        { title, intro: longText('a sentence'), points: listOf(point, 'what is arranged') },
        'travel assistance',
      ),
      testimonials: headed('the testimonials of testimonials.yaml'),
      questions: headed('the questions of faqs.yaml'),
      enquiry: fields(
        {
          title,
          intro: longText('one or two sentences'),
          treatments: listOf(text('a treatment'), 'the treatments to choose from'),
        },
        'the enquiry form',
      ),
      closing,
    },
    'the parts of the international page',
  ),
  'privacy-policy': PrivacyPolicyPageSchema,
  service: fields({ nextStep: point }, "what every service's page says beside its text"),
  services: fields(
    {
      title: text("the page's title for search engines, without the clinic's name"),
      description,
      ...hero,
      unsure: closing,
      why: fields({ title, points: listOf(withIcon, 'reasons') }, 'why choose the clinic'),
    },
    'the parts of the list of services',
  ),
  sitemap: SitemapPageSchema,
  team: fields(
    { description, heading: hero.heading, intro: hero.intro, closing },
    'the parts of the Team page',
  ),
  'thank-you': fields(
    {
      description,
      heading: hero.heading,
      received: longText('a sentence under the heading'),
      nextSteps: fields(
        { title, steps: listOf(withIcon, 'what happens next, step by step') },
        'what happens next',
      ),
    },
    'the texts of the page that thanks for a request',
  ),
  transformations: fields(
    {
      description,
      ...hero,
      tabs: listOf(
        fields({ label: text('its words'), link: link('where it leads') }, 'a tab: label and link'),
        'links that look like tabs, this page among them',
      ),
      closing,
    },
    'the parts of the Treatment Transformations page',
  ),
} satisfies Record<string, v.GenericSchema>;

export type PageName = keyof typeof PAGES;
