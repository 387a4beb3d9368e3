import { clinic } from '../../../clinic/clinic.ts';
import { readAbout, readDoctors, readTimeline } from '../../content/data-files.server.ts';
import { pictureSet } from '../../content/pictures.server.ts';
import { AboutFounder } from './founder.tsx';
import { AboutMission } from './mission.tsx';
import { AboutStory } from './story.tsx';
import { AboutTimeline } from './timeline.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/about.ts';

export async function loader() {
  const { story, mission, founder } = readAbout();
  // readDoctors makes sure of the lead doctor.
  const doctor = readDoctors().doctors.find(({ id }) => id === clinic.leadDoctor.id)!;
  const { id, name, title, qualifications, experience, imageAlt } = doctor;
  return {
    story: {
      paragraphs: story.paragraphs,
      picture: await pictureSet(story.image),
      imageAlt: story.imageAlt,
    },
    mission,
    milestones: readTimeline(),
    founder: {
      ...founder,
      id,
      name,
      title,
      qualifications,
      experience,
      imageAlt,
      picture: await pictureSet(doctor.image),
    },
  };
}

export function meta() {
  return pageMeta({
    title: 'About',
    description: `How ${clinic.name} grew from two chairs in ${clinic.founded}, what we mean to do for patients in ${clinic.address.locality}, and who founded it: ${clinic.leadDoctor.name}.`,
    path: '/about',
  });
}

export default function About({ loaderData: { story, mission, milestones, founder } }: Route.ComponentProps) {
  return (
    <>
      <AboutStory {...story} />
      <AboutMission points={mission} />
      <AboutTimeline milestones={milestones} />
      <AboutFounder {...founder} />
    </>
  );
}
