import { articles } from '#clinic/articles.server.ts';
import { awards } from '#clinic/awards.server.ts';
import { groups } from '#clinic/categories.server.ts';
import { homeDoctors } from '#clinic/doctors.server.ts';
import { facts } from '#clinic/facts.ts';
import { page } from '#clinic/pages/home.ts';
import { services } from '#clinic/services.server.ts';
import { home } from '#clinic/testimonials.server.ts';
import type { Figure } from '../../../domain/content/pages/home.ts';
import { hasFees } from '../../content/fees.server.ts';
import { articleSummary } from '../../content/articles.server.ts';
import { serviceLink, serviceSummary } from '../../content/services.server.ts';
import { feesPath, isThere, pathOf } from '../../../domain/screens.ts';
import { pageHead } from '../../seo/head.ts';
import type { Counted } from './hero.tsx';

// What a card previews.
const BENEFITS = 2;
const SERVICES = 3;
/** How many articles stand on the home page of a clinic without groups of services. */
const ARTICLES = 3;

/** What the home page shows. */
export function homePage() {
  const links = new Map(services.map((service) => [service.id, serviceLink(service)]));
  const { counters, services: fields, achievements, testimonials, ...texts } = page;
  return {
    // Its title names the clinic in its own way.
    head: { ...pageHead(pathOf('home'), page), title: page.title },
    ...texts,
    counters: counters.map(withClaim),
    services: fields,
    achievements: { ...achievements, stats: achievements.stats.map(withClaim) },
    testimonials: { ...testimonials, reviews: testimonials.reviews && withClaim(testimonials.reviews) },
    groups: groups.map((group, index) => ({
      ...group,
      id: `group-${index + 1}`,
      benefits: preview(group.benefits, BENEFITS),
      services: preview(
        group.services.map((id) => links.get(id)!),
        SERVICES,
      ),
    })),
    // Groups say in their own words what there is; without them the services do, and what there is to read.
    ungrouped: groups.length > 0 ? [] : services.map(serviceSummary),
    toRead: groups.length > 0 ? [] : articles.slice(0, ARTICLES).map(articleSummary),
    pricesAt: hasFees && isThere('services', facts) ? feesPath() : undefined,
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
