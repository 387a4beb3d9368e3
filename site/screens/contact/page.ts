import { page } from '#clinic/pages/contact.ts';
import { words } from '#words/contact-section.ts';
import { pathOf } from '../../../domain/screens.ts';
import { pageHead } from '../../seo/head.ts';

export const head = pageHead(pathOf('contact'), { title: words.title, description: page.description });
