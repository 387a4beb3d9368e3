import type { ReactNode } from 'react';
import { page } from '#clinic/pages/gallery.ts';
import { pathOf } from '../../../domain/screens.ts';
import { CallLink } from '../../sections/call-link.tsx';
import { Closing } from '../../sections/closing.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** @param tabs - an island: the parts of the gallery under their tabs */
export function Gallery({ tabs }: { tabs?: ReactNode }) {
  return (
    <>
      <PageHero {...page} className="py-7 wide:py-8" />
      {tabs}
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
