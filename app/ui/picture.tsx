import type { PictureSet } from '../../domain/content/fields.ts';

type Props = {
  /** without one, a plain ground takes its place */
  set: PictureSet | undefined;
  /** what the picture shows; '' only where a text beside it says the same */
  alt: string;
  /** how wide the layout shows it, as in the `sizes` attribute: '(width >= 64rem) 33vw, 100vw' */
  sizes: string;
  className?: string;
  /** for the one picture that the first screenful is about */
  eager?: boolean;
};

function srcSet({ stem, widths }: PictureSet, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
}

/** A responsive picture: AVIF, with WebP for browsers without it; its place is kept while it loads. */
export function Picture({ set, alt, sizes, className = '', eager = false }: Props) {
  if (!set) return <span className={`block plain-ground bg-mist-deep ${className}`} />;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(set, 'avif')} sizes={sizes} />
      <img
        src={`${set.stem}-${set.widths.at(-1)}.webp`}
        srcSet={srcSet(set, 'webp')}
        sizes={sizes}
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
