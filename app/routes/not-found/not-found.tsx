import { pageMeta } from '../../seo/page-meta.ts';
import NotFoundScreen from './screen.tsx';

export function meta() {
  return pageMeta({
    title: 'Page not found',
    description: 'There is no page at this address.',
    path: '/',
    hidden: true,
  });
}

export default function NotFound() {
  return <NotFoundScreen />;
}
