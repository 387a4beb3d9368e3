import { facts } from '#clinic/facts.ts';
import { WINDOW_SIZE, windowSheets } from '../ui/window-drawing.ts';

const SHEETS = windowSheets(facts.view);

/**
 * Drawing of the clinic's window with the light of the current time at the clinic (ui/window-drawing.css).
 */
export function WindowPicture({ className }: { className: string }) {
  return (
    <svg
      viewBox={`0 0 ${WINDOW_SIZE.width} ${WINDOW_SIZE.height}`}
      fillRule="evenodd"
      className={`window-picture ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      {SHEETS.map(({ path, color, opacity, place, light }, at) => (
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
