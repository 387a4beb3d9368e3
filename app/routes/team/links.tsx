import type { TeamMember } from '../../../domain/content/team.ts';
import { words } from '#words/team.ts';
import { emailHref } from '../../../domain/contact.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sentence, unseen } from '../../ui/sentence.tsx';

const NEW_TAB = { target: '_blank', rel: 'noopener' };

type Props = {
  member: Pick<TeamMember, 'name' | 'socialLinks'>;
  /** icons alone, where there is little room */
  compact?: boolean;
};

export function hasLinks({ socialLinks: { linkedin, email } = {} }: Props['member']): boolean {
  return Boolean(linkedin || email);
}

/** The ways to reach a team member, those there are. */
export function TeamLinks({ member, compact = false }: Props) {
  if (!hasLinks(member)) return null;
  const { name, socialLinks: { linkedin, email } = {} } = member;
  const links = [
    { icon: 'linkedin', href: linkedin, parts: words.linkedin({ of: unseen }, name), ...NEW_TAB },
    { icon: 'email', href: email && emailHref(email), parts: words.email({ of: unseen }, name) },
  ] as const;
  return (
    <ul className={`flex flex-wrap ${compact ? '' : '-mx-2 gap-1'}`}>
      {links.map(
        ({ icon, href, parts, ...rest }) =>
          href && (
            <li key={icon}>
              <a
                href={href}
                {...rest}
                className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2 font-semibold text-sea-deep hover:bg-mist-deep"
              >
                <Icon name={icon} className={compact ? 'size-6' : ''} />
                <span className={compact ? 'sr-only' : ''}>
                  <Sentence parts={parts} />
                </span>
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
