import { beforeAfter, clinic, patients, treatments } from '#clinic/gallery.server.ts';
import { page } from '#clinic/pages/gallery.ts';
import { pathOf } from '../../pages.ts';
import { CallLinkOnDeep } from '../../sections/call-link-on-deep.tsx';
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
      <PageHero {...page} className="flex min-h-64 flex-col justify-center py-10 lg:py-14" />
      <GalleryTabs {...loaderData} />
      <Closing
        ground="deep"
        title={page.closing.title}
        actions={
          <>
            <ButtonLink look="onDark" to={pathOf('book')}>
              {page.closing.action}
            </ButtonLink>
            <CallLinkOnDeep />
          </>
        }
      >
        {page.closing.text}
      </Closing>
    </>
  );
}
