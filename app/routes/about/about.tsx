import { doctors } from '#clinic/doctors.server.ts';
import { site } from '#clinic/site.ts';
import { page } from '#clinic/pages/about.ts';
import { milestones } from '#clinic/timeline.server.ts';
import { words } from '#words/about.ts';
import { pathOf } from '../../pages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/about.ts';
import { AboutFounder } from './founder.tsx';
import { AboutMission } from './mission.tsx';
import { AboutStory } from './story.tsx';
import { AboutTimeline } from './timeline.tsx';

export function loader() {
  const founder = doctors.find(({ id }) => id === site.founder?.id);
  return { milestones, founder: founder && shownOf(founder) };
}

function shownOf({ id, name, title, qualifications, experience, image, imageAlt }: (typeof doctors)[number]) {
  return { id, name, title, qualifications, experience, image, imageAlt };
}

export function meta() {
  return pageMeta({ title: words.title, description: page.description, path: pathOf('about') });
}

export default function About({ loaderData: { milestones, founder } }: Route.ComponentProps) {
  return (
    <>
      <AboutStory />
      <AboutMission />
      <AboutTimeline milestones={milestones} />
      {founder && <AboutFounder {...founder} />}
    </>
  );
}
