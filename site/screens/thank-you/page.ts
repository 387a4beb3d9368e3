import { page } from '#clinic/pages/thank-you.ts';
import { pathOf } from '../../../domain/screens.ts';
import { pageHead } from '../../seo/head.ts';

export function thankYouPage() {
  return {
    head: pageHead({
      title: page.heading,
      description: page.description,
      path: pathOf('thank-you'),
      hidden: true,
    }),
  };
}
