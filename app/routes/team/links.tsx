import { Icon } from '../../ui/icon.tsx';
import type { Member } from './cards.tsx';

const LINK =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2 font-semibold text-sea-deep hover:bg-mist-deep';

type Props = {
  member: Pick<Member, 'name' | 'socialLinks'>;
  /** icons alone, where there is little room */
  compact?: boolean;
};

/** The ways to reach a team member, those there are. */
export function TeamLinks({ member: { name, socialLinks }, compact = false }: Props) {
  if (!socialLinks?.linkedin && !socialLinks?.email) return null;
  const iconSize = compact ? 'size-6' : '';
  const word = compact ? 'sr-only' : '';
  return (
    <ul className="-mx-2 flex flex-wrap gap-1">
      {socialLinks.linkedin && (
        <li>
          <a href={socialLinks.linkedin} target="_blank" rel="noopener" className={LINK}>
            <Icon name="linkedin" className={iconSize} />
            <span className={word}>LinkedIn</span>
            <span className="sr-only">of {name}</span>
          </a>
        </li>
      )}
      {socialLinks.email && (
        <li>
          <a href={`mailto:${socialLinks.email}`} className={LINK}>
            <Icon name="email" className={iconSize} />
            <span className={word}>E-mail</span>
            <span className="sr-only">of {name}</span>
          </a>
        </li>
      )}
    </ul>
  );
}
