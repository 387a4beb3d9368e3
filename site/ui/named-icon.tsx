import * as icons from './icons.tsx';

/**
 * An icon that the clinic's data name. Not for islands, whose code would hold the drawings of all icons.
 *
 * @param name - one of domain/clinic/icon-names.ts, as was checked when the clinic was compiled
 */
export function NamedIcon({ name, className }: { name: string; className?: string }) {
  const drawing = `${name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Icon`;
  // oxlint-disable-next-line import/namespace -- the data name any of them
  return <icons.Icon drawing={icons[drawing as Exclude<keyof typeof icons, 'Icon'>]} className={className} />;
}
