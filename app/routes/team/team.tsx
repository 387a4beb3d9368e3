import { useEffect } from 'react';
import { clinic } from '../../../clinic/clinic.ts';
import { readTeam } from '../../content/data-files.server.ts';
import { pictureSet } from '../../content/pictures.server.ts';
import { TeamCards } from './cards.tsx';
import { TeamClosing } from './closing.tsx';
import { TeamHero } from './hero.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/team.ts';

export async function loader() {
  const team = await Promise.all(
    readTeam().map(async ({ image, about, ...member }) => ({
      ...member,
      about: about.split(/\n\s*\n/),
      picture: await pictureSet(image),
    })),
  );
  return { team };
}

export function meta() {
  return pageMeta({
    title: 'Our Team',
    description: `Hygienist, nurse, technician, front desk and coordinators: the people beside the dentists at ${clinic.name} in ${clinic.address.locality}.`,
    path: '/team',
  });
}

export default function Team({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <>
      <TeamHero />
      <TeamCards team={loaderData.team} />
      <TeamClosing />
    </>
  );
}
