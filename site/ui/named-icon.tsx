import * as icons from './icons.tsx';

/**
 * An icon that the clinic's data choose by name. Not for islands, because their code would contain all icons.
 *
 * @param name - one of domain/clinic/icon-names.ts; compile/ has checked it
 */
export function NamedIcon({ name, className }: { name: string; className?: string }) {
  const drawing = `${name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Icon`;
  // oxlint-disable-next-line import/namespace -- the data may name any icon
  return <icons.Icon drawing={icons[drawing as Exclude<keyof typeof icons, 'Icon'>]} className={className} />;
}
