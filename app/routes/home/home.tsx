import { Suspense } from 'react';
import { clinic } from '../../../clinic/clinic.ts';
import {
  readAbout,
  readAwards,
  readDoctors,
  readGallery,
  readServiceGroups,
  readTestimonials,
} from '../../content/data-files.server.ts';
import { pictureSet } from '../../content/pictures.server.ts';
import { readServices } from '../../content/services.server.ts';
import { Hero } from './hero.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { late } from '../../ui/late.ts';
// The style sheets of the late part: its delivered HTML is seen before its code comes.
import '../../ui/carousel.css';
import '../../ui/scroll-in.css';
import type { Route } from './+types/home.ts';

const loadBelowHero = () => import('./below-hero.tsx');
const BelowHero = late(loadBelowHero);

// What a card previews (spec 9).
const BENEFITS = 2;
const SERVICES = 3;

export async function loader() {
  const groups = readServiceGroups(readServices()).map(async (group) => ({
    title: group.title,
    description: group.description,
    link: group.link,
    picture: await pictureSet(group.image),
    imageAlt: group.imageAlt,
    benefits: firstOf(group.benefits, BENEFITS),
    services: firstOf(group.items, SERVICES),
  }));
  const rooms = readGallery()
    .clinicPictures.slice(-2)
    .map(async ({ src, alt, title }) => ({ picture: await pictureSet(src), alt, title }));
  const { welcome, story } = readAbout();
  return {
    hero: await withPicture(welcome),
    groups: await Promise.all(groups),
    about: { summary: story.paragraphs[0]!, rooms: await Promise.all(rooms) },
    doctors: await Promise.all(readDoctors().homeDoctors.map(withPicture)),
    awards: await Promise.all(readAwards().map(withPicture)),
    testimonials: await Promise.all(readTestimonials().home.map(withPicture)),
  };
}

/** Come to from another page, the home page appears whole; where that can't be, the error screen says how else to reach us. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), loadBelowHero()]);
  return data;
}

function firstOf<Item>(items: Item[], count: number): { shown: Item[]; more: number } {
  return { shown: items.slice(0, count), more: Math.max(items.length - count, 0) };
}

async function withPicture<Shown extends { image: string }>({ image, ...rest }: Shown) {
  return { ...rest, picture: await pictureSet(image) };
}

export function meta() {
  const { locality, city } = clinic.address;
  return pageMeta({
    fullTitle: `${clinic.name} | Dentist in ${locality}, ${city} | ${clinic.leadDoctor.name}`,
    description: `${clinic.leadDoctor.name} and team care for children and adults in ${locality}, ${city}: check-ups, fillings, root canals, implants, braces and Invisalign, Sundays included.`,
    path: '/',
  });
}

export default function Home({ loaderData: { hero, ...below } }: Route.ComponentProps) {
  return (
    <>
      <Hero {...hero} />
      <Suspense>
        <BelowHero {...below} />
      </Suspense>
    </>
  );
}
