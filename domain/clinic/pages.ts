import * as v from 'valibot';
import { suchAs } from './field-description.ts';
import * as f from './field-schemas.ts';
import { HomePageSchema } from './pages/home.ts';
import { PrivacyPolicyPageSchema } from './pages/privacy-policy.ts';
import { SitemapPageSchema } from './pages/sitemap.ts';

const title = f.text('a heading');

/** A section with a heading. Its content is a list in another file. */
const headed = (what: string) => f.fields({ title }, what);

const points = (what: string, list: string) => f.fields({ title, points: f.listOf(f.point, list) }, what);

const withIcon = f.fields({ icon: f.icon, ...f.point.entries }, 'an icon, a heading and a sentence');

const nextStep = f.fields(
  {
    ...withIcon.entries,
    about: v.optional(
      f.choice(
        ['receipt', 'answer'],
        'which promise the step makes; the page hides it from patients whom it does not reach',
      ),
    ),
  },
  'an icon, a heading and a sentence',
);

/** Schemas of the files in `clinic/pages/`, by their names. */
export const PAGE_SCHEMAS = {
  about: f.fields(
    {
      description: f.description,
      eyebrow: f.hero.eyebrow,
      heading: f.hero.heading,
      story: f.fields(
        {
          title,
          paragraphs: f.nonEmptyListOf(f.longText('a paragraph'), 'paragraphs'),
          ...f.optionalPicture,
        },
        "the clinic's story",
      ),
      mission: points('what the clinic means to do', 'points'),
      timeline: f.fields(
        { title: f.text('the heading of the milestones in timeline.yaml') },
        'the milestones',
      ),
      founder: v.optional(
        f.fields(
          {
            paragraphs: f.listOf(f.longText('a paragraph'), 'paragraphs'),
            specializations: f.listOf(f.point, 'specializations'),
          },
          'about the founder named in clinic.yaml',
        ),
        {},
      ),
    },
    'the parts of the about page',
  ),
  article: f.fields({ nextStep: f.point }, 'what stands below every article'),
  blog: f.fields({ description: f.description, ...f.hero }, "the beginning of the blog's list"),
  book: f.fields(
    {
      description: f.description,
      heading: f.hero.heading,
      intro: f.hero.intro,
      toast: v.optional(
        f.choice(
          ['sent', 'confirmed'],
          'what the message after a booking says in English: that the request was sent (so also if left out), or that the appointment is confirmed',
        ),
        'sent',
      ),
      ...f.optionalPicture,
    },
    'the texts of the booking page, and its view',
  ),
  contact: f.fields(
    {
      description: f.description,
      heading: f.hero.heading,
      headingAtHome: f.text('the heading of the same section on the home page'),
      intro: f.longText(
        'one or two sentences under the heading; phone number and e-mail address become links',
      ),
    },
    'the texts of the contact section',
  ),
  doctors: f.fields(
    {
      description: f.description,
      heading: f.hero.heading,
      intro: f.hero.intro,
      others: f.fields(
        { title, intro: f.longText('a sentence') },
        'the doctors who are only on the home page',
      ),
      closing: f.closing,
    },
    'the parts of the Doctors page',
  ),
  gallery: f.fields(
    {
      description: f.description,
      ...f.hero,
      headings: f.fields(
        {
          clinic: f.text('over the rooms of the clinic'),
          treatments: f.text('over the treatments'),
          beforeAfter: f.text('over the pairs of pictures'),
          patients: f.text('over the patients'),
        },
        'a heading for each part of gallery.yaml',
      ),
      closing: f.closing,
    },
    'the parts of the Gallery page',
  ),
  home: HomePageSchema,
  'international-patients': f.fields(
    {
      description: f.description,
      ...f.hero,
      ...f.optionalPicture,
      figures: f.listOf(
        f.fields(
          {
            label: f.text(suchAs('what it is', 'Savings up to')),
            figure: f.text(suchAs('the figure', '70%')),
          },
          'a figure the page promises',
        ),
        'the figures the page promises',
      ),
      benefits: points('the benefits', 'benefits'),
      journey: f.fields({ title, steps: f.listOf(f.point, 'steps') }, 'the journey, step by step'),
      travel: f.fields(
        { title, intro: f.longText('a sentence'), points: f.listOf(f.point, 'what is arranged') },
        'travel assistance',
      ),
      testimonials: headed('the testimonials of testimonials.yaml'),
      questions: headed('the questions of faqs.yaml'),
      enquiry: f.fields(
        {
          title,
          intro: f.longText('one or two sentences'),
          treatments: f.listOf(
            f.text('a treatment'),
            "the treatments to choose from; if empty, the clinic's services",
          ),
        },
        'the enquiry form',
      ),
      closing: f.closing,
    },
    'the parts of the international page',
  ),
  'privacy-policy': PrivacyPolicyPageSchema,
  service: f.fields({ nextStep: f.point }, "what every service's page says beside its text"),
  services: f.fields(
    {
      title: f.text("the page's title for search engines, without the clinic's name"),
      description: f.description,
      ...f.hero,
      unsure: f.closing,
      why: f.fields({ title, points: f.listOf(withIcon, 'reasons') }, 'why choose the clinic'),
    },
    'the parts of the list of services',
  ),
  sitemap: SitemapPageSchema,
  team: f.fields(
    { description: f.description, heading: f.hero.heading, intro: f.hero.intro, closing: f.closing },
    'the parts of the Team page',
  ),
  'thank-you': f.fields(
    {
      description: f.description,
      heading: f.hero.heading,
      received: f.longText('a sentence under the heading'),
      nextSteps: f.fields(
        { title, steps: f.listOf(nextStep, 'what happens next, step by step') },
        'what happens next',
      ),
    },
    'the texts of the page that thanks for a request',
  ),
  transformations: f.fields(
    {
      description: f.description,
      ...f.hero,
      tabs: f.listOf(
        f.fields({ label: f.text('its words'), link: f.link('where it leads') }, 'a tab: label and link'),
        'links that look like tabs, this page among them',
      ),
      closing: f.closing,
    },
    'the parts of the Treatment Transformations page',
  ),
} satisfies Record<string, v.GenericSchema>;

export type PageName = keyof typeof PAGE_SCHEMAS;
