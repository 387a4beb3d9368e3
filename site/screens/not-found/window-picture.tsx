import { WINDOW, WINDOW_SIZE } from '../../ui/window.ts';

/** The clinic's window on the sea, to stand on a sill. */
export function WindowPicture({ className }: { className: string }) {
  return (
    <svg
      viewBox={`0 0 ${WINDOW_SIZE.width} ${WINDOW_SIZE.height}`}
      fillRule="evenodd"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {WINDOW.map(({ path, color, opacity, place }, at) => (
        <path
          key={at}
          d={path}
          fill={`var(--color-${color})`}
          opacity={opacity}
          transform={place && `translate(${place.join(' ')})`}
        />
      ))}
    </svg>
  );
}
