import type { GalleryPhoto } from '../../../domain/content/gallery.ts';
import { IllustrationNote } from '../../sections/illustration-note.tsx';
import { Picture } from '../../ui/picture.tsx';
import { spanOf } from './rhythm.ts';

const SPANS = {
  4: 'wide:col-span-4',
  5: 'wide:col-span-5',
  6: 'wide:col-span-6',
  7: 'wide:col-span-7',
  8: 'wide:col-span-8',
};

type Props = {
  pictures: GalleryPhoto[];
  /** whether the first of them is in the page's first screenful */
  eager: boolean;
};

/** Captioned pictures in rows of one height, the first from the window's edge. */
export function GalleryPictures({ pictures, eager }: Props) {
  return (
    <ul className="grid gap-x-gap gap-y-8 sm:grid-cols-2 wide:grid-cols-12 wide:gap-y-12">
      {pictures.map(({ title, ...picture }, index) => (
        <li key={title} className={`wide:first:-ms-bleed ${SPANS[spanOf(index, pictures.length)]}`}>
          <figure>
            <Picture
              of={picture}
              sizes="(width >= 76rem) 50rem, (width >= 40rem) 45vw, 92vw"
              eager={eager && index === 0}
              className="aspect-[3/2] w-full object-cover shadow-sheet wide:aspect-auto wide:h-[26rem]"
            />
            <figcaption
              className={`mt-3.5 flex flex-wrap items-baseline justify-between gap-x-4 ${index === 0 ? 'wide:ms-bleed' : ''}`}
            >
              <span className="font-display text-card text-sea-deep">{title}</span>
              {index === 0 && 'stem' in picture.image && <IllustrationNote of="page" />}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
