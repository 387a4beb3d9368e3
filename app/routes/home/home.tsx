import { Suspense } from 'react';
import { awards } from '#clinic/awards.server.ts';
import { groups } from '#clinic/categories.server.ts';
import { homeDoctors } from '#clinic/doctors.server.ts';
import { facts } from '#clinic/facts.ts';
import { page } from '#clinic/pages/home.ts';
import { services } from '#clinic/services.server.ts';
import { home } from '#clinic/testimonials.server.ts';
import type { Figure } from '../../../domain/content/pages/home.ts';
import { serviceLink } from '../../content/services.server.ts';
import { fetchDrawing } from '../../page-data.ts';
import { pathOf } from '../../pages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { onceStirred } from '../../ui/late.ts';
import type { Counted } from './counters.tsx';
import { Hero } from './hero.tsx';
import type { Route } from './+types/home.ts';

const loadBelowHero = () => import('./below-hero.tsx');
const BelowHero = onceStirred(loadBelowHero);

// What a card previews.
const BENEFITS = 2;
const SERVICES = 3;

export function loader() {
  const links = new Map(services.map((service) => [service.id, serviceLink(service)]));
  const { counters, services: fields, achievements, testimonials, ...texts } = page;
  return {
    ...texts,
    counters: counters.map(withClaim),
    services: fields,
    achievements: { ...achievements, stats: achievements.stats.map(withClaim) },
    testimonials: { ...testimonials, reviews: testimonials.reviews && withClaim(testimonials.reviews) },
    groups: groups.map(
      ({ landing, category, title, description, image, imageAlt, urgent, ...group }, index) => ({
        id: `group-${index + 1}`,
        landing,
        category,
        title,
        description,
        image,
        imageAlt,
        urgent,
        benefits: preview(group.benefits, BENEFITS),
        services: preview(
          group.services.map((id) => links.get(id)!),
          SERVICES,
        ),
      }),
    ),
    people: homeDoctors,
    awards,
    patients: home,
  };
}

function withClaim({ claim, label }: Figure): Counted {
  return { ...facts.claims[claim]!, label };
}

/** The first entries of a list, and the others. */
function preview<Item>(items: Item[], count: number): { shown: Item[]; more: Item[] } {
  return { shown: items.slice(0, count), more: items.slice(count) };
}

/** Come to from another page, the home page appears whole; where that can't be, the error screen says how else to reach us. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data, drawing] = await Promise.all([serverLoader(), fetchDrawing(), loadBelowHero()]);
  return { ...data, drawing };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description } = loaderData;
  return pageMeta({ fullTitle: title, description, path: pathOf('home') });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero {...loaderData} />
      <Suspense>
        <BelowHero {...loaderData} />
      </Suspense>
    </>
  );
}
