import { beforeAfter, clinic, patients, treatments } from '#clinic/gallery.server.ts';
import { page } from '#clinic/pages/gallery.ts';
import { words } from '#words/gallery.ts';
import { pathOf } from '../../../domain/screens.ts';
import { pageHead } from '../../seo/head.ts';

/** What the gallery shows: the parts that have pictures. */
export function galleryPage() {
  const parts = [
    { id: 'clinic', name: words.clinic, count: clinic.length },
    { id: 'treatments', name: words.treatments, count: treatments.length },
    { id: 'before-after', name: words.beforeAfter, count: beforeAfter.length },
    { id: 'patients', name: words.patients, count: patients.length },
  ] as const;
  return {
    head: pageHead({ title: page.heading, description: page.description, path: pathOf('gallery') }),
    tabs: parts.filter(({ count }) => count > 0),
    clinic,
    treatments,
    beforeAfter,
    patients,
  };
}
