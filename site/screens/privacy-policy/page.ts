import { page } from '#clinic/pages/privacy-policy.ts';
import { words } from '#words/privacy-policy.ts';
import { pathOf } from '../../../domain/screens.ts';
import { pageHead } from '../../seo/head.ts';

export function privacyPage() {
  return {
    head: pageHead({ title: words.title, description: page.description, path: pathOf('privacy-policy') }),
  };
}
