import { Suspense } from 'react';
import { awards } from '#clinic/awards.server.ts';
import { groups } from '#clinic/categories.server.ts';
import { homeDoctors } from '#clinic/doctors.server.ts';
import { clinic } from '#clinic/gallery.server.ts';
import { page } from '#clinic/pages/home.ts';
import { services } from '#clinic/services.server.ts';
import { home } from '#clinic/testimonials.server.ts';
import { serviceLink } from '../../content/services.server.ts';
import { pathOf } from '../../pages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { late } from '../../ui/late.ts';
import { Hero } from './hero.tsx';
import type { Route } from './+types/home.ts';

const loadBelowHero = () => import('./below-hero.tsx');
const BelowHero = late(loadBelowHero);

// What a card previews.
const BENEFITS = 2;
const SERVICES = 3;
const ROOMS = 2;

export function loader() {
  const links = new Map(services.map((service) => [service.id, serviceLink(service)]));
  return {
    groups: groups.map(({ landing, title, description, image, imageAlt, benefits, services }) => ({
      landing,
      title,
      description,
      image,
      imageAlt,
      benefits: preview(benefits, BENEFITS),
      services: preview(
        services.map((id) => links.get(id)!),
        SERVICES,
      ),
    })),
    rooms: clinic.slice(-ROOMS),
    doctors: homeDoctors,
    awards,
    testimonials: home,
  };
}

/** The first entries of a list, and how many more there are. */
function preview<Item>(items: Item[], count: number): { shown: Item[]; more: number } {
  return { shown: items.slice(0, count), more: Math.max(items.length - count, 0) };
}

/** Come to from another page, the home page appears whole; where that can't be, the error screen says how else to reach us. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), loadBelowHero()]);
  return data;
}

export function meta() {
  return pageMeta({ fullTitle: page.title, description: page.description, path: pathOf('home') });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <Suspense>
        <BelowHero {...loaderData} />
      </Suspense>
    </>
  );
}
