import type { ReactNode } from 'react';
import { Icon, userIcon } from '../../ui/icons.tsx';
import { Picture, type Pictured } from '../../ui/picture.tsx';

type Props = {
  /** the picture, if any; its alt text is '' where the person is described or shown nearby */
  of: Pictured;
  /** value for the `sizes` attribute */
  sizes: string;
  /** `arch` for staff, in a window on a sill; `disc` for patients */
  shape?: 'arch' | 'disc';
  /** for the main picture of the first screen */
  eager?: boolean;
  className?: string;
  /** fallback if there is no picture or it fails to load; a plain figure by default */
  children?: ReactNode;
};

const SHAPES = {
  arch: { frame: 'window-frame', place: 'aspect-[6/7]' },
  disc: { frame: 'rounded-full shadow-sheet', place: 'aspect-square' },
} satisfies Record<NonNullable<Props['shape']>, object>;

/**
 * Portrait of a person, drawn or photographed, cropped so that the head stays visible. The section adds one
 * `IllustrationNote` if its portraits are drawings.
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
