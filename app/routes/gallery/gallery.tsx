import { clinic } from '../../../clinic/clinic.ts';
import { readGallery } from '../../content/data-files.server.ts';
import { pictureSet } from '../../content/pictures.server.ts';
import { GalleryClosing } from './closing.tsx';
import { GalleryHero } from './hero.tsx';
import { GalleryTabs } from './tabs.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/gallery.ts';

export async function loader() {
  const { clinicPictures, treatmentPictures, beforeAfterPictures, patientPictures } = readGallery();
  return {
    clinicPictures: await Promise.all(clinicPictures.map(withPicture)),
    treatments: await Promise.all(treatmentPictures.map(withPicture)),
    pairs: await Promise.all(
      beforeAfterPictures.map(async ({ title, beforeImage, beforeAlt, afterImage, afterAlt }) => ({
        title,
        before: { set: await pictureSet(beforeImage), alt: beforeAlt },
        after: { set: await pictureSet(afterImage), alt: afterAlt },
      })),
    ),
    patients: await Promise.all(patientPictures.map(withPicture)),
  };
}

async function withPicture<T extends { src: string }>({ src, ...rest }: T) {
  return { ...rest, picture: await pictureSet(src) };
}

export function meta() {
  return pageMeta({
    title: 'Gallery',
    description: `Our rooms in ${clinic.address.locality}, ${clinic.address.city}, treatments step by step, smiles before and after, and the people we treated.`,
    path: '/gallery',
  });
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <GalleryHero />
      <GalleryTabs {...loaderData} />
      <GalleryClosing />
    </>
  );
}
