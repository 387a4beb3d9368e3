import { words } from '#words/team.ts';
import type { TeamMember } from '../../../domain/content/team.ts';
import { TeamCard } from './card.tsx';
import { TeamProfile } from './profile.tsx';

const PLACEHOLDERS = [1, 2, 3, 4];

const GRID = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';

/**
 * The team's cards. Four placeholders lie over them for the first 800 ms, then they fade in one after another: the style
 * sheet does both, so that it begins with the first paint and needs no code. Without scripts the cards are there at once
 * (docs/product.md, Doctors and team).
 */
export function TeamCards({ team }: { team: TeamMember[] }) {
  return (
    <section aria-label={words.cards} className="relative">
      <div
        role="status"
        className="invisible absolute inset-0 animate-[loading-panel_1ms_800ms_backwards] overflow-hidden print:hidden noscript:hidden"
      >
        <p className="sr-only">{words.loading}</p>
        <div className={`page py-12 lg:py-20 ${GRID}`} aria-hidden="true">
          {PLACEHOLDERS.map((each) => (
            <Placeholder key={each} />
          ))}
        </div>
      </div>
      <ul className={`page py-12 lg:py-20 ${GRID}`}>
        {team.map((member, index) => (
          <li key={member.id} className="team-card">
            <TeamCard member={member} first={index === 0} />
          </li>
        ))}
      </ul>
      {team.map((member) => (
        <TeamProfile key={member.id} member={member} />
      ))}
    </section>
  );
}

function Placeholder() {
  return (
    <div className="rounded-3xl bg-white p-6 shadow-card">
      <div className="mx-auto aspect-[4/5] w-full max-w-60 arch bg-sand/70" />
      <div className="mt-8 h-6 w-1/2 rounded-full bg-sand/70" />
      <div className="mt-3 h-4 w-3/4 rounded-full bg-sand/50" />
      <div className="mt-6 h-4 rounded-full bg-sand/50" />
      <div className="mt-3 h-4 rounded-full bg-sand/50" />
      <div className="mt-3 h-4 w-2/3 rounded-full bg-sand/50" />
      <div className="mt-8 h-12 w-36 rounded-full bg-sand/70" />
    </div>
  );
}
