import { beforeAfter, clinic, patients, treatments } from '#clinic/gallery.server.ts';
import { page } from '#clinic/pages/gallery.ts';
import { site } from '#clinic/site.ts';
import { phoneHref } from '../../../domain/contact.ts';
import { pathOf } from '../../pages.ts';
import { Closing } from '../../sections/closing.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
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
      <PageHero {...page} />
      <GalleryTabs {...loaderData} />
      <Closing
        ground="sand"
        title={page.closing.title}
        actions={
          <>
            <ButtonLink to={pathOf('book')}>{page.closing.action}</ButtonLink>
            <ButtonAnchor look="quiet" href={phoneHref(site.phone)}>
              <Icon name="phone" /> {site.phone}
            </ButtonAnchor>
          </>
        }
      >
        {page.closing.text}
      </Closing>
    </>
  );
}
