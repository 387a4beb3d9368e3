import type { TeamMember } from '../../../domain/clinic/team.ts';
import { words } from '#words/team.ts';
import { emailHref } from '../../../domain/web/contact-links.ts';
import { Icon, emailIcon, linkedinIcon } from '../../ui/icons.tsx';
import { Sentence, visuallyHidden } from '../../ui/sentence.tsx';

const NEW_TAB = { target: '_blank', rel: 'noopener' };

type Props = {
  member: Pick<TeamMember, 'name' | 'socialLinks'>;
  /** icons only */
  compact?: boolean;
};

export function hasLinks({ socialLinks: { linkedin, email } = {} }: Props['member']): boolean {
  return Boolean(linkedin || email);
}

/** Contact links of a team member. */
export function TeamLinks({ member, compact = false }: Props) {
  if (!hasLinks(member)) return null;
  const { name, socialLinks: { linkedin, email } = {} } = member;
  const links = [
    {
      drawing: linkedinIcon,
      href: linkedin,
      parts: words.linkedin({ of: visuallyHidden }, name),
      ...NEW_TAB,
    },
    { drawing: emailIcon, href: email && emailHref(email), parts: words.email({ of: visuallyHidden }, name) },
  ] as const;
  return (
    <ul className={`flex flex-wrap ${compact ? '' : '-mx-2 gap-1'}`}>
      {links.map(
        ({ drawing, href, parts, ...rest }) =>
          href && (
            <li key={href}>
              <a
                href={href}
                {...rest}
                className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2 font-semibold text-sea-deep hover:bg-mist-deep"
              >
                <Icon drawing={drawing} className={compact ? 'size-6' : ''} />
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
