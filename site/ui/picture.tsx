import type { ReactNode } from 'react';
import type { Photograph, PictureSet } from '../../domain/clinic/field-schemas.ts';

/** A picture of the clinic's data, with what it shows; '' only where a text beside it says the same. */
export type Pictured = { image?: PictureSet | undefined; imageAlt: string };

type Props = {
  /** without a picture, a plain ground takes its place */
  of: Pictured;
  /** of that text, where it is not the page's */
  lang?: string | undefined;
  /** how wide the layout shows it, as in the `sizes` attribute: '(width >= 64rem) 33vw, 100vw' */
  sizes: string;
  className?: string;
  /** for the one picture that the first screenful is about */
  eager?: boolean;
  /** what stands on the plain ground */
  children?: ReactNode;
};

function srcSet({ stem, widths }: Photograph, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
}

/**
 * A picture whose place is kept while it loads: a photograph in the width that the layout needs, as AVIF, or WebP for
 * browsers without it; a drawing as it is.
 */
export function Picture({ of, lang, sizes, className = '', eager = false, children }: Props) {
  const { image: set, imageAlt: alt } = of;
  if (!set) {
    const place = children ? 'grid place-items-center' : 'block';
    return <span className={`${place} plain-ground bg-mist-deep ${className}`}>{children}</span>;
  }
  const source =
    'src' in set
      ? { src: set.src }
      : { src: `${set.stem}-${set.widths.at(-1)}.webp`, srcSet: srcSet(set, 'webp'), sizes };
  return (
    <picture lang={lang}>
      {'stem' in set && <source type="image/avif" srcSet={srcSet(set, 'avif')} sizes={sizes} />}
      <img
        {...source}
        width={set.width}
        height={set.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
