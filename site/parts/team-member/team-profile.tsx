import { joinList } from '../../../domain/text/list-separator.ts';
import type { TeamMember } from '../../../domain/clinic/team.ts';
import { words } from '#words/team.ts';
import { Portrait } from '../person/portrait.tsx';
import { Chips } from '../../ui/chips.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconList } from '../../ui/icon-list.tsx';
import { checkCircleIcon } from '../../ui/icons.tsx';
import { hasLinks, TeamLinks } from './team-links.tsx';

/** Dialog opened by a card's View Profile button. */
export function TeamProfile({ member }: { member: TeamMember }) {
  const { id, name, role, qualifications, specialties, about, expertise, languages } = member;
  const heading = `profile-${id}-name`;
  return (
    <Dialog id={`profile-${id}`} labelledBy={heading}>
      {/* A wall with the window on its sill. If the text does not fit beside the portrait, it is above it. */}
      <div className="-mx-6 bg-mist-deep sm:-mx-9">
        <div className="flex flex-wrap-reverse items-start gap-x-6 px-6 sm:px-9">
          <Avatar member={member} />
          <div className="min-w-0 flex-1 basis-48 py-5">
            <h2 id={heading} className="text-section">
              {name}
            </h2>
            <p className="mt-1 font-semibold text-terracotta-deep">{role}</p>
            {qualifications && <p className="mt-1">{qualifications}</p>}
          </div>
        </div>
        <div className="sill" />
      </div>
      <Chips label={words.specialties} items={specialties} className="mt-8" />
      {about.length > 0 && <h3 className="mt-7 text-card">{words.about}</h3>}
      {about.map((paragraph) => (
        <p key={paragraph} className="mt-2.5">
          {paragraph}
        </p>
      ))}
      {expertise.length > 0 && (
        <>
          <h3 className="mt-7 text-card">{words.expertise}</h3>
          <IconList
            drawing={checkCircleIcon}
            items={expertise}
            className="mt-2.5 gap-2"
            iconClassName="text-sea"
          />
        </>
      )}
      {languages.length > 0 && (
        <>
          <h3 className="mt-7 text-card">{words.languages}</h3>
          <p className="mt-2.5">{joinList(languages)}</p>
        </>
      )}
      {hasLinks(member) && (
        <>
          <h3 className="mt-7 mb-1 text-card">{words.connect}</h3>
          <TeamLinks member={member} />
        </>
      )}
    </Dialog>
  );
}

/**
 * The portrait on top of the initials. The picture's alt text is empty, so that the initials show if it fails
 * to load.
 */
function Avatar({ member: { name, image } }: { member: TeamMember }) {
  return (
    <Portrait of={{ image, imageAlt: '' }} sizes="11.25rem" className="z-1 mt-5 -mb-2.5 w-45 shrink-0">
      <span aria-hidden="true" className="font-display text-4xl text-sea-deep">
        {initials(name)}
      </span>
    </Portrait>
  );
}

function initials(name: string): string {
  const words = name.split(' ');
  return `${words[0]![0]}${words.length > 1 ? words.at(-1)![0] : ''}`.toUpperCase();
}
