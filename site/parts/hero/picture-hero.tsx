import type { ReactNode } from 'react';
import { NamedIcon } from '../../ui/named-icon.tsx';
import { Picture, type Pictured } from '../../ui/picture.tsx';
import { IllustrationNote } from './illustration-note.tsx';

type Props = {
  /** shown above the heading, such as a breadcrumb */
  above?: ReactNode;
  eyebrow?: string | undefined;
  heading: string;
  intro: string;
  /** small print below the introduction */
  note?: ReactNode;
  picture: Pictured;
  /** icon shown if there is no picture */
  icon: string;
  /** whether it shows an existing place; a drawing of it then needs a note */
  isOfAPlace?: boolean;
  /** call to action */
  children: ReactNode;
  /** whether a sheet follows that overlaps the lower edge */
  isUnderSheet?: boolean;
};

/** First section of a screen with a text and a picture that extends to the edge of the window. */
export function PictureHero(props: Props) {
  const { above, eyebrow, heading, intro, note, picture, icon, isOfAPlace, children, isUnderSheet } = props;
  return (
    <section className="picture-hero relative bg-mist pt-(--header-height)">
      {/* On wide screens as high as the picture's width needs, so that little of it is cropped. */}
      <div className="page md:flex md:min-h-[24rem] md:items-center wide:min-h-[max(33rem,31.4vw)]">
        <div
          className={`pt-3 pb-5 md:w-[52%] md:pe-4 md:pb-6 wide:pt-8 ${isUnderSheet ? 'md:pb-14 wide:pb-24' : 'wide:pb-16'}`}
        >
          {above}
          {eyebrow && (
            <p
              className={`font-semibold text-terracotta-deep md:mt-3 wide:mt-7 ${above ? 'max-md:hidden' : 'mt-3'}`}
            >
              {eyebrow}
            </p>
          )}
          <h1 className="mt-1.5 text-title wide:mt-3">{heading}</h1>
          <p className="mt-3 prose-width text-lead md:mt-4">{intro}</p>
          {note}
          <div className="picture-hero-actions">{children}</div>
        </div>
      </div>
      <figure className="relative max-md:mx-auto max-md:w-[min(100%-2*var(--spacing-edge),23.25rem)] md:absolute md:end-0 md:top-(--header-height) md:bottom-0 md:w-[47%]">
        <Picture
          of={picture}
          sizes="(width >= 48rem) 47vw, 100vw"
          eager
          className="aspect-[8/5] w-full object-cover max-md:shadow-sheet md:aspect-auto md:h-full"
        >
          <NamedIcon name={icon} className="size-1/2 max-h-60 text-sea" />
        </Picture>
        {picture.image && isOfAPlace && (
          <figcaption className="absolute start-edge -bottom-3 bg-white px-3.5 py-1 shadow-sheet lg:-start-6 lg:bottom-8">
            <IllustrationNote />
          </figcaption>
        )}
      </figure>
    </section>
  );
}
