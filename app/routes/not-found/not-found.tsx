import { words } from '#words/not-found.ts';
import { pathOf } from '../../pages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import NotFoundScreen from './screen.tsx';

export function meta() {
  return pageMeta({
    title: words.title,
    description: words.description,
    path: pathOf('home'),
    hidden: true,
  });
}

export default function NotFound() {
  return <NotFoundScreen />;
}
