import { AboutFounder } from './founder.tsx';
import { AboutMission } from './mission.tsx';
import type { aboutPage } from './page.ts';
import { AboutStory } from './story.tsx';
import { AboutTimeline } from './timeline.tsx';

export function About({ page: { milestones, founder } }: { page: ReturnType<typeof aboutPage> }) {
  return (
    <>
      <AboutStory />
      <AboutMission />
      <AboutTimeline milestones={milestones} />
      {founder && <AboutFounder {...founder} />}
    </>
  );
}
