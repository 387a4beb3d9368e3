import type { ReactNode } from 'react';
import type { Photograph, PictureSet } from '../../domain/clinic/picture-set.ts';

/** A picture of the clinic's data with its alternative text: '' only if a text beside it says the same. */
export type Pictured = { image?: PictureSet | undefined; imageAlt: string };

type Props = {
  /** without `image`, a plain background is shown */
  of: Pictured;
  /** language of the alternative text, if it is not the page's */
  lang?: string | undefined;
  /** the `sizes` attribute, such as '(width >= 64rem) 33vw, 100vw' */
  sizes: string;
  className?: string;
  /** for the main picture of the first screen: loads at once, with high priority */
  eager?: boolean;
  /** shown on the plain background */
  children?: ReactNode;
};

function srcSet({ stem, widths }: Photograph, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
}

/**
 * A picture that reserves its space while it loads. A photograph is served in the width that the layout
 * needs, as AVIF with WebP as fallback; an SVG unchanged.
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
