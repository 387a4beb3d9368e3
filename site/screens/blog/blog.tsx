import type { ReactNode } from 'react';
import { page as texts } from '#clinic/pages/blog.ts';
import { PageHero } from '../../sections/page-hero.tsx';

/** @param list - an island: the articles with their search and categories */
export function Blog({ list }: { list?: ReactNode }) {
  return (
    <>
      <PageHero
        eyebrow={texts.eyebrow}
        heading={texts.heading}
        intro={texts.intro}
        className="pt-6 wide:pt-14"
      />
      {list}
    </>
  );
}
