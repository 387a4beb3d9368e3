import { team } from '#clinic/team.server.ts';
import { words } from '#words/team.ts';
import type { TeamMember } from '../../../domain/clinic/team.ts';
import { IllustrationNote } from '../hero/illustration-note.tsx';
import { TeamProfile } from './team-profile.tsx';
import { Portrait } from '../person/portrait.tsx';
import { DialogButton } from '../../ui/dialog.tsx';
import { Sentence, visuallyHidden } from '../../ui/sentence.tsx';
import { TeamLinks } from './team-links.tsx';

const PLACEHOLDERS = [1, 2, 3, 4];

const GRID = 'page grid gap-y-8 max-wide:pb-10 wide:gap-x-gap wide:gap-y-0';

/**
 * Columns by number of members: three at most. A single member has the text beside the picture on wide
 * screens.
 */
const COLUMNS = ['', 'wide:pb-section', 'wide:grid-cols-2', 'wide:grid-cols-3'];

/**
 * Cards of the team. Four placeholders cover them for 800 ms, then the cards fade in one by one. The style
 * sheet does this, so that it starts with the first paint. Without JavaScript the cards are visible at once
 * (docs/product.md, Doctors and team).
 */
export function TeamCards() {
  const grid = `${GRID} ${COLUMNS[Math.min(team.length, 3)]}`;
  const isAlone = team.length === 1;
  return (
    <section aria-label={words.cards} className="relative isolate overflow-clip bg-mist">
      <div
        role="status"
        className="invisible absolute inset-0 animate-[loading-panel_1ms_800ms_backwards] overflow-hidden print:hidden noscript:hidden"
      >
        <p className="sr-only">{words.loading}</p>
        <div className={grid} aria-hidden="true">
          {PLACEHOLDERS.slice(0, isAlone ? 1 : undefined).map((each) => (
            <Placeholder key={each} />
          ))}
        </div>
      </div>
      <ul className={grid}>
        {team.map((member, index) => (
          <li key={member.id} className="team-card wide:pt-12">
            <TeamCard member={member} first={index === 0} isAlone={isAlone} />
            <TeamProfile member={member} />
          </li>
        ))}
      </ul>
      {team.some(({ image }) => image) && (
        <div className="pb-10 wide:bg-sand">
          <IllustrationNote of="page" className="page" />
        </div>
      )}
    </section>
  );
}

function Placeholder() {
  return (
    <div className="flex items-end gap-5 wide:block wide:pt-12">
      <div className="window-frame w-26 max-w-[30%] shrink-0 md:w-52 wide:w-60">
        <div className="aspect-[6/7] rounded-[inherit] bg-sand" />
      </div>
      <div className="grow py-6">
        <div className="h-5 w-1/2 bg-sand-deep" />
        <div className="mt-3 h-7 w-3/4 bg-sand-deep" />
        <div className="mt-5 h-4 bg-sand" />
        <div className="mt-3 h-4 bg-sand" />
        <div className="mt-3 h-4 w-2/3 bg-sand" />
      </div>
    </div>
  );
}

type CardProps = { member: TeamMember; first: boolean; isAlone: boolean };

function TeamCard({ member, first, isAlone }: CardProps) {
  const { id, name, role, qualifications, about } = member;
  return (
    <article className={isAlone ? 'short-sill' : 'max-wide:short-sill wide:flex wide:h-full wide:flex-col'}>
      <Portrait
        of={member}
        sizes="(width >= 76rem) 15rem, (width >= 48rem) 13rem, 6.5rem"
        eager={first}
        className={isAlone ? '' : 'wide:w-60'}
      />
      <div className={isAlone ? 'contents' : 'team-text max-wide:contents'}>
        <div className={isAlone ? 'pb-3' : 'max-wide:pb-3'}>
          <p className="font-semibold text-terracotta-deep">{role}</p>
          <h2 className="text-card">{name}</h2>
          {qualifications && <p className="mt-1 text-small">{qualifications}</p>}
        </div>
        <div
          className={
            isAlone ? 'short-sill-text' : 'max-wide:short-sill-text wide:flex wide:grow wide:flex-col'
          }
        >
          {about.length > 0 && <p className="line-clamp-4 wide:mt-3">{about[0]}</p>}
          <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 pt-4">
            <DialogButton look="secondary" className="px-5!" dialog={`profile-${id}`}>
              <Sentence parts={words.viewProfile({ of: visuallyHidden }, name)} />
            </DialogButton>
            <TeamLinks member={member} compact />
          </div>
        </div>
      </div>
    </article>
  );
}
