import type { TeamMember } from '../../../domain/content/team.ts';
import { words } from '#words/team.ts';
import { IllustrationNote } from '../../sections/illustration-note.tsx';
import { Portrait } from '../../sections/portrait.tsx';
import { DialogButton } from '../../ui/dialog.tsx';
import { Sentence, unseen } from '../../ui/sentence.tsx';
import { TeamLinks } from './links.tsx';

export function TeamCard({ member, first }: { member: TeamMember; first: boolean }) {
  const { id, name, role, qualifications, about, image, imageAlt } = member;
  return (
    <article className="flex h-full flex-col rounded-3xl bg-white p-6 shadow-card">
      <div className="mx-auto w-full max-w-60">
        <Portrait set={image} alt={imageAlt} sizes="15rem" eager={first} />
        {image && <IllustrationNote className="mt-1.5 text-center" />}
      </div>
      <p className="mt-4 font-semibold text-terracotta-deep">{role}</p>
      <h2 className="mt-1 text-card">{name}</h2>
      <p className="mt-1 text-ink-soft">{qualifications}</p>
      <p className="mt-4 line-clamp-4">{about[0]}</p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-5">
        <DialogButton look="secondary" dialog={`profile-${id}`}>
          <Sentence parts={words.viewProfile({ of: unseen }, name)} />
        </DialogButton>
        <TeamLinks member={member} compact />
      </div>
    </article>
  );
}
