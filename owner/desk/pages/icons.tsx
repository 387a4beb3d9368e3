const STROKES = {
  tick: 'M3 8.6l3.2 3.2L13 4.6',
  ring: 'M2.5 8a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0',
  half: 'M2.5 8a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M8 3v10M10 3.5v9M12 5v6',
  warn: 'M8 1.5L14.5 8 8 14.5 1.5 8zM8 4.7v4.1M8 11v.3',
  wait: 'M2 8a6 6 0 1 0 12 0A6 6 0 1 0 2 8M8 4.4V8l2.4 1.6',
  eye: 'M1.5 8S4 3.6 8 3.6 14.5 8 14.5 8 12 12.4 8 12.4 1.5 8 1.5 8zM6.5 8a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0',
  lock: 'M3 7h10v7H3zM5 7V5a3 3 0 0 1 6 0v2',
  out: 'M6 3H3v10h10v-3M9 3h4v4M13 3L7.5 8.5',
  plus: 'M8 3v10M3 8h10',
  x: 'M4 4l8 8M12 4l-8 8',
  phone: 'M4.5 1.8h7v12.4h-7zM7.2 12h1.6',
  computer: 'M1.8 2.6h12.4V11H1.8zM5.5 13.6h5',
  camera: 'M2 5h2.6l1-1.6h4.8l1 1.6H14v8H2zM5.7 8.8a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0',
  desk: 'M1 6h14M3 6v8M13 6v8M8 6v4h5M5 3h5',
};

export type IconName = keyof typeof STROKES;

/** A sign beside words that say the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={`icon icon-${name}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={STROKES[name]} />
    </svg>
  );
}
