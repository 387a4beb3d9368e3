import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { IllustrationNote } from '../../sections/illustration-note.tsx';
import type { Member } from './cards.tsx';
import { TeamLinks } from './links.tsx';

/** The dialog that a card's View Profile button opens. */
export function TeamProfile({ member }: { member: Member }) {
  const { id, name, role, qualifications, specialties, about, expertise, languages, socialLinks } = member;
  const heading = `profile-${id}-name`;
  return (
    <Dialog id={`profile-${id}`} labelledBy={heading}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar member={member} />
        <div className="min-w-0 flex-1 basis-56">
          <h2 id={heading} className="text-section">
            {name}
          </h2>
          <p className="mt-1 font-semibold text-terracotta-deep">{role}</p>
          <p className="mt-1 text-ink-soft">{qualifications}</p>
        </div>
      </div>
      <ul aria-label="Specialties" className="mt-6 flex flex-wrap gap-2">
        {specialties.map((specialty) => (
          <li key={specialty} className="rounded-full bg-mist-deep px-3.5 py-1 text-sea-deep">
            {specialty}
          </li>
        ))}
      </ul>
      <h3 className="mt-7 text-card">About</h3>
      {about.map((paragraph) => (
        <p key={paragraph} className="mt-2.5">
          {paragraph}
        </p>
      ))}
      {expertise && (
        <>
          <h3 className="mt-7 text-card">Expertise</h3>
          <ul className="mt-2.5 grid gap-2">
            {expertise.map((each) => (
              <li key={each} className="flex gap-3">
                <Icon name="check-circle" className="mt-0.5 size-6 text-sea" />
                {each}
              </li>
            ))}
          </ul>
        </>
      )}
      {languages && (
        <>
          <h3 className="mt-7 text-card">Languages</h3>
          <p className="mt-2.5">{languages.join(', ')}</p>
        </>
      )}
      {socialLinks && (
        <>
          <h3 className="mt-7 mb-1 text-card">Connect</h3>
          <TeamLinks member={member} />
        </>
      )}
    </Dialog>
  );
}

/** The portrait over the initials, which show where it can't be had: an image without a text then leaves no trace. */
function Avatar({ member: { name, picture } }: { member: Member }) {
  return (
    <div className="w-28 shrink-0">
      <div className="relative grid aspect-[4/5] place-items-center arch bg-sand">
        <span aria-hidden="true" className="font-display text-4xl text-sea-deep">
          {initials(name)}
        </span>
        <Picture set={picture} alt="" sizes="7rem" className="absolute inset-0 size-full object-cover" />
      </div>
      <IllustrationNote className="mt-1 text-center" />
    </div>
  );
}

function initials(name: string): string {
  const words = name.split(' ');
  return `${words[0]![0]}${words.length > 1 ? words.at(-1)![0] : ''}`.toUpperCase();
}
