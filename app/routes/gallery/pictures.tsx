import type { Compiled } from '../../../domain/content/fields.ts';
import type { GalleryPhoto } from '../../../domain/content/gallery.ts';
import { IllustrationNote } from '../../sections/illustration-note.tsx';
import { Picture } from '../../ui/picture.tsx';
import { spanOf } from './rhythm.ts';

const SPANS = {
  4: 'lg:col-span-4',
  5: 'lg:col-span-5',
  6: 'lg:col-span-6',
  7: 'lg:col-span-7',
  8: 'lg:col-span-8',
};

type Props = {
  pictures: Compiled<GalleryPhoto>[];
  /** whether the first of them is in the page's first screenful */
  eager: boolean;
};

/** Captioned pictures in rows of one height. */
export function GalleryPictures({ pictures, eager }: Props) {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-12">
      {pictures.map(({ title, image, imageAlt }, index) => (
        <li key={title} className={SPANS[spanOf(index, pictures.length)]}>
          <figure>
            <Picture
              set={image}
              alt={imageAlt}
              sizes="(width >= 76rem) 46rem, (width >= 64rem) 60vw, (width >= 40rem) 45vw, 92vw"
              eager={eager && index === 0}
              className="aspect-[3/2] w-full rounded-3xl object-cover lg:aspect-auto lg:h-[24rem]"
            />
            <figcaption className="mt-3 font-display text-card leading-tight text-sea-deep">
              {title}
              {image && 'stem' in image && <IllustrationNote className="mt-1 font-sans" />}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
