import { homeDoctors as people } from '#clinic/doctors.server.ts';
import { page } from '#clinic/pages/home.ts';
import { site } from '#clinic/site.ts';
import { words as about } from '#words/about.ts';
import { words } from '#words/home.ts';
import type { HomeDoctor } from '../../../domain/clinic/doctors.ts';
import { doctorPath, hasScreen, pathOf } from '../../../domain/web/screens.ts';
import { IllustrationNote } from '../hero/illustration-note.tsx';
import { PersonSection } from '../person/person-section.tsx';
import { Portrait } from '../person/portrait.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { hasAchievements } from '../achievements/achievements.tsx';

/** More doctors than this do not fit side by side, so the row scrolls on wide screens too. */
const SIDE_BY_SIDE = 5;

const { title, intro } = page.doctors;

const hasPage = hasScreen('doctors', site);

/** Less padding at the foot if the achievements follow: by day their sky continues this background. */
const FOOT = `page md:pt-6 ${hasAchievements ? 'pb-4 md:pb-8' : 'pb-8 md:pb-12'}`;

/** The doctors of the home page; renders nothing if there are none. */
export function HomeDoctors() {
  const [first, ...others] = people;
  if (!first) return null;
  return others.length > 0 ? <Doctors /> : <OneDoctor doctor={first} />;
}

/** A single doctor, with text beside the portrait. */
function OneDoctor({ doctor }: { doctor: HomeDoctor }) {
  const { id, name, specialty, qualification, bio } = doctor;
  return (
    <PersonSection
      labelledBy="doctors-heading"
      person={doctor}
      below={
        <div className={`question-answer max-md:pt-2 ${FOOT}`}>
          <div>{doctor.image && <IllustrationNote of="page" />}</div>
          {hasPage && (
            <div>
              <ButtonLink to={doctorPath(id)} look="secondary">
                {about.moreAbout(name)}
              </ButtonLink>
            </div>
          )}
        </div>
      }
    >
      <h2 id="doctors-heading" className="text-section">
        {title}
      </h2>
      <p className="mt-3 max-w-136 text-lead">{intro}</p>
      <h3 className="mt-6 text-[1.75rem] leading-tight wide:mt-10 wide:text-[2.125rem]">{name}</h3>
      <p className="mt-1 font-semibold text-terracotta-deep">{specialty}</p>
      <p className="text-small">{qualification}</p>
      {bio && <p className="mt-3 prose-width">{bio}</p>}
    </PersonSection>
  );
}

/** Doctors in the windows of one sill; the founder's window is larger. */
function Doctors() {
  return (
    <section aria-labelledby="doctors-heading" className="bg-sand">
      <div className="bg-mist-deep pt-section">
        <div className="page question-answer gap-y-3 lg:items-end">
          <h2 id="doctors-heading" className="max-w-[13em] text-section">
            {title}
          </h2>
          <div>
            {/* Less on a phone: the texts are on the doctors' page. */}
            <p className="text-lead max-md:hidden print:block">{intro}</p>
            {people.some(({ image }) => image) && <IllustrationNote of="page" className="md:mt-2" />}
          </div>
        </div>
      </div>
      <ul
        className={`doctors-sill scroll-in ${people.length <= SIDE_BY_SIDE ? 'doctors-side-by-side' : ''} ${people.length === 2 ? 'doctors-pair' : ''}`}
      >
        {people.map(({ id, name, specialty, qualification, bio, ...doctor }) => (
          <li key={id} className={id === site.founder?.id ? 'founder' : ''}>
            <Portrait of={doctor} sizes="(width >= 76rem) 24rem, 15rem" className="doctor-window" />
            <div className="doctor-name pt-1 md:pt-4 wide:pt-[1.9rem]">
              <h3 className="text-[1.35rem] leading-tight md:text-[1.5rem]">
                {hasPage ? (
                  <Link
                    to={doctorPath(id)}
                    className="inline-flex min-h-11 items-center decoration-sea decoration-2 underline-offset-4 hover:underline md:items-start"
                  >
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </h3>
              <div>
                <p className="leading-snug font-semibold text-terracotta-deep max-md:text-small">
                  {specialty}
                </p>
                <p className="text-small leading-snug">{qualification}</p>
              </div>
            </div>
            {bio && <p className="doctor-bio pt-[0.6rem] leading-normal max-md:hidden print:block">{bio}</p>}
          </li>
        ))}
      </ul>
      {hasPage && (
        <div className={FOOT}>
          {/* On a phone the names lead to the same page. */}
          <ButtonLink to={pathOf('doctors')} look="secondary" className="max-md:hidden">
            {words.meetTheDoctors}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
