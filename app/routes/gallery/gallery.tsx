import { beforeAfter, clinic, patients, treatments } from '#clinic/gallery.server.ts';
import { page } from '#clinic/pages/gallery.ts';
import { pathOf } from '../../pages.ts';
import { CallLink } from '../../sections/call-link.tsx';
import { Closing } from '../../sections/closing.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Route } from './+types/gallery.ts';
import { GalleryTabs } from './tabs.tsx';

export function loader() {
  return { clinic, treatments, beforeAfter, patients };
}

export function meta() {
  return pageMeta({ title: page.heading, description: page.description, path: pathOf('gallery') });
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero {...page} className="py-7 wide:py-8" />
      <GalleryTabs {...loaderData} />
      <Closing
        ground="sand"
        title={page.closing.title}
        actions={
          <>
            <ButtonLink to={pathOf('book')}>{page.closing.action}</ButtonLink>
            <CallLink />
          </>
        }
      >
        {page.closing.text}
      </Closing>
    </>
  );
}
