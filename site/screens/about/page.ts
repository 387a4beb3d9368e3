import { doctors } from '#clinic/doctors.server.ts';
import { site } from '#clinic/site.ts';
import { page } from '#clinic/pages/about.ts';
import { milestones } from '#clinic/timeline.server.ts';
import { words } from '#words/about.ts';
import { pathOf } from '../../../domain/screens.ts';
import { pageHead } from '../../seo/head.ts';

/** What the page about the clinic shows. */
export function aboutPage() {
  return {
    head: pageHead({ title: words.title, description: page.description, path: pathOf('about') }),
    milestones,
    founder: doctors.find(({ id }) => id === site.founder?.id),
  };
}
