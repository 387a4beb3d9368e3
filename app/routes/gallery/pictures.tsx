import type { PictureSet } from '../../../domain/content/fields.ts';
import { Picture } from '../../ui/picture.tsx';

export type GalleryPicture = { title: string; alt: string; picture: PictureSet };

type Props = {
  pictures: GalleryPicture[];
  /** on wide screens: how many twelfths of the row each picture takes */
  rhythm: readonly (3 | 4 | 5 | 6 | 7 | 8)[];
  /** whether the first of them is in the page's first screenful */
  eager?: boolean;
};

const SPANS = {
  3: 'lg:col-span-3',
  4: 'lg:col-span-4',
  5: 'lg:col-span-5',
  6: 'lg:col-span-6',
  7: 'lg:col-span-7',
  8: 'lg:col-span-8',
};

/** Captioned pictures in rows of one height. */
export function GalleryPictures({ pictures, rhythm, eager = false }: Props) {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-12">
      {pictures.map(({ title, alt, picture }, index) => (
        <li key={title} className={SPANS[rhythm[index % rhythm.length] ?? 4]}>
          <figure>
            <Picture
              set={picture}
              alt={alt}
              sizes="(width >= 76rem) 46rem, (width >= 64rem) 60vw, (width >= 40rem) 45vw, 92vw"
              eager={eager && index === 0}
              className="aspect-[3/2] w-full rounded-3xl object-cover lg:aspect-auto lg:h-[24rem]"
            />
            <figcaption className="mt-3 font-display text-card leading-tight text-sea-deep">
              {title}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
