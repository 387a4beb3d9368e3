import type { TeamMember } from '../../../domain/content/team.ts';
import { words } from '#words/team.ts';
import { Portrait } from '../../sections/portrait.tsx';
import { DialogButton } from '../../ui/dialog.tsx';
import { Sentence, unseen } from '../../ui/sentence.tsx';
import { TeamLinks } from './links.tsx';

export function TeamCard({ member, first }: { member: TeamMember; first: boolean }) {
  const { id, name, role, qualifications, about, image, imageAlt } = member;
  return (
    <article className="max-wide:short-sill wide:flex wide:h-full wide:flex-col">
      <Portrait
        set={image}
        alt={imageAlt}
        sizes="(width >= 76rem) 15rem, (width >= 48rem) 13rem, 6.5rem"
        eager={first}
        className="wide:w-60"
      />
      <div className="team-text max-wide:contents">
        <div className="max-wide:pb-3">
          <p className="font-semibold text-terracotta-deep">{role}</p>
          <h2 className="text-card">{name}</h2>
          <p className="mt-1 text-small">{qualifications}</p>
        </div>
        <div className="max-wide:short-sill-text wide:flex wide:grow wide:flex-col">
          <p className="line-clamp-4 wide:mt-3">{about[0]}</p>
          <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 pt-4">
            <DialogButton look="secondary" className="px-5!" dialog={`profile-${id}`}>
              <Sentence parts={words.viewProfile({ of: unseen }, name)} />
            </DialogButton>
            <TeamLinks member={member} compact />
          </div>
        </div>
      </div>
    </article>
  );
}
