import type { ReactNode } from 'react';
import { Icon, userIcon } from '../ui/icons.tsx';
import { Picture, type Pictured } from '../ui/picture.tsx';

type Props = {
  /** without a picture, what stands behind it is seen; '' describes it where the person is described or shown beside it */
  of: Pictured;
  /** how wide the layout shows it, as in the `sizes` attribute */
  sizes: string;
  /** those who work here stand in the window's arch, on a sill; patients are seen in the sun's disc */
  shape?: 'arch' | 'disc';
  /** for the one picture that the first screenful is about */
  eager?: boolean;
  className?: string;
  /** what is seen where there is no picture, or it can't be had: a plain figure, if nothing else */
  children?: ReactNode;
};

const SHAPES = {
  arch: { frame: 'window-frame', place: 'aspect-[6/7]' },
  disc: { frame: 'rounded-full shadow-sheet', place: 'aspect-square' },
} satisfies Record<NonNullable<Props['shape']>, object>;

/**
 * Somebody's portrait, a drawing or a photograph of any shape, cut so that the head stays whole. A section says once, by an
 * `IllustrationNote`, that its portraits are drawn.
 */
export function Portrait({ shape = 'arch', className = '', children = <Figure />, ...picture }: Props) {
  const { frame, place } = SHAPES[shape];
  return (
    <div className={`${frame} ${className}`}>
      <div
        className={`relative grid place-items-center overflow-clip rounded-[inherit] bg-sand text-sea ${place}`}
      >
        {children}
        {picture.of.image && (
          <Picture {...picture} className="absolute inset-0 size-full object-cover object-top" />
        )}
      </div>
    </div>
  );
}

function Figure() {
  return <Icon drawing={userIcon} className="size-1/2" />;
}
