import { Suspense } from 'react';
import { awards } from '#clinic/awards.server.ts';
import { groups } from '#clinic/categories.server.ts';
import { homeDoctors } from '#clinic/doctors.server.ts';
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

export function loader() {
  const links = new Map(services.map((service) => [service.id, serviceLink(service)]));
  return {
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
    doctors: homeDoctors,
    awards,
    testimonials: home,
  };
}

/** The first entries of a list, and the others. */
function preview<Item>(items: Item[], count: number): { shown: Item[]; more: Item[] } {
  return { shown: items.slice(0, count), more: items.slice(count) };
}

/** Come to from another page, the home page appears whole; where that can't be, the error screen says how else to reach us. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data, drawing] = await Promise.all([serverLoader(), windowDrawing(), loadBelowHero()]);
  return { ...data, drawing };
}

/** What stands in the window, which only a delivered page brings with it; without it the page is no poorer in words. */
function windowDrawing(): Promise<string | undefined> | undefined {
  if (!page.image || !('src' in page.image)) return undefined;
  return fetch(page.image.src).then(
    (answer) => (answer.ok ? answer.text() : undefined),
    () => undefined,
  );
}

export function meta() {
  return pageMeta({ fullTitle: page.title, description: page.description, path: pathOf('home') });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { drawing, ...below } = { drawing: undefined, ...loaderData };
  return (
    <>
      <Hero drawing={drawing} />
      <Suspense>
        <BelowHero {...below} />
      </Suspense>
    </>
  );
}
