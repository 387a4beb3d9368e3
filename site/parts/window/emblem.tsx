import { facts } from '#clinic/facts.ts';
import { page as home } from '#clinic/pages/home.ts';
import { isDrawnView, type DrawnView } from '../../../domain/clinic/view.ts';
import { Picture } from '../../ui/picture.tsx';
import { WINDOW_SIZE, windowSheets } from './window-drawing.ts';

/** Whether pages show a picture that stands for the clinic. */
export const HAS_EMBLEM = facts.view !== 'none';

type Props = {
  className: string;
  /** the `sizes` attribute of a photograph */
  sizes: string;
  /** for the main picture of the first screen */
  eager?: boolean;
};

/**
 * The picture that stands for the clinic: its drawn window or its photograph in a plain arch. Renders nothing
 * for a clinic that has neither.
 */
export function Emblem({ className, sizes, eager }: Props) {
  if (isDrawnView(facts.view)) return <WindowPicture view={facts.view} className={className} />;
  if (!HAS_EMBLEM) return null;
  return (
    <div className={className}>
      <Picture
        of={home}
        sizes={sizes}
        eager={eager}
        className="block aspect-[900/926] w-full rounded-t-full object-cover"
      />
    </div>
  );
}

/** The window with the light of the current time at the clinic (parts/window/window-drawing.css). */
function WindowPicture({ view, className }: { view: DrawnView; className: string }) {
  return (
    <svg
      viewBox={`0 0 ${WINDOW_SIZE.width} ${WINDOW_SIZE.height}`}
      fillRule="evenodd"
      className={`window-picture ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      {windowSheets(view).map(({ path, color, opacity, place, light }, at) => (
        <path
          key={at}
          d={path}
          fill={light ? `var(--window-${light}, var(--color-${color}))` : `var(--color-${color})`}
          opacity={opacity}
          transform={place && `translate(${place.join(' ')})`}
        />
      ))}
    </svg>
  );
}
