import { international as questions } from '#clinic/faqs.server.ts';
import { page } from '#clinic/pages/international-patients.ts';
import { international as testimonials } from '#clinic/testimonials.server.ts';
import { page as english } from '../../../.compiled/pages/international-patients.ts';
import { words } from '#words/international-patients.ts';
import { flagDrawing } from '../../content/flags.server.ts';
import { pathOf } from '../../../domain/screens.ts';
import { pageHead } from '../../seo/head.ts';
import { LANGUAGE } from '../../site-language.ts';

/** What the page for patients from abroad shows. */
export function internationalPage() {
  return {
    head: pageHead({
      title: words.title,
      description: page.description,
      path: pathOf('international-patients'),
    }),
    testimonials: testimonials.map((each) => ({ ...each, flagSvg: flagDrawing(each.flag)! })),
    questions,
    treatments: page.enquiry.treatments,
    /** the same in English, by which the clinic's e-mail names them */
    treatmentsInEnglish: LANGUAGE === 'en' ? undefined : english.enquiry.treatments,
  };
}
