import { useEffect } from 'react';
import { site } from '#clinic/site.ts';
import { page } from '#clinic/pages/team.ts';
import { team } from '#clinic/team.server.ts';
import { words } from '#words/team.ts';
import { isThere, pathOf } from '../../pages.ts';
import { Closing } from '../../sections/closing.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import type { Route } from './+types/team.ts';
import { TeamCards } from './cards.tsx';

export function loader() {
  return { team };
}

export function meta() {
  return pageMeta({ title: page.heading, description: page.description, path: pathOf('team') });
}

export default function Team({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <>
      <PageHero
        {...page}
        className="pt-5 pb-7 wide:pt-10 wide:pb-4"
        intro={
          <>
            {page.intro}{' '}
            {isThere('doctors', site) && <Sentence parts={words.doctors({ doctors: doctorsLink })} />}
          </>
        }
      />
      <TeamCards team={loaderData.team} />
      <Closing
        ground="sand"
        title={page.closing.title}
        actions={<ButtonLink to={pathOf('booknow')}>{page.closing.action}</ButtonLink>}
      >
        {page.closing.text}
      </Closing>
    </>
  );
}

function doctorsLink(text: string) {
  return (
    <Link
      to={pathOf('doctors')}
      className="font-semibold text-sea-deep underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-sea"
    >
      {text}
    </Link>
  );
}
