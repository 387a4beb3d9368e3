import { site } from '#clinic/site.ts';
import { page } from '#clinic/pages/doctors.ts';
import { words } from '#words/doctors.ts';
import { bookingPath, hasScreen, pathOf } from '../../../domain/web/screens.ts';
import { otherDoctors, practiceFacts } from '../../content/doctors.server.ts';
import { Portrait } from '../person/portrait.tsx';
import { Registration } from './registration.tsx';
import { Icon, arrowRightIcon } from '../../ui/icons.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Sentence, visuallyHidden } from '../../ui/sentence.tsx';

/** Doctors who are shown only on the home page. Each has an id here, so that every link to a doctor works. */
export function OtherDoctors() {
  const isAlone = otherDoctors.length === 1;
  return (
    <section aria-labelledby="others" className="bg-mist py-section">
      <div className={isAlone ? 'page question-answer' : 'page grid gap-y-8 lg:gap-y-10'}>
        <header>
          <h2 id="others" className="text-section">
            {page.others.title}
          </h2>
          <p className="mt-4 text-lead text-ink-soft">{page.others.intro}</p>
          {hasScreen('team', site) && (
            <p className="mt-3">
              <TextLink to={pathOf('team')} className="gap-2.5 print:hidden">
                {words.wholeTeam} <Icon drawing={arrowRightIcon} />
              </TextLink>
            </p>
          )}
        </header>
        <ul className={`grid gap-8 wide:gap-10 ${isAlone ? '' : 'other-doctors'}`}>
          {otherDoctors.map(({ id, name, specialty, qualification, registration, bio, ...doctor }) => (
            <li key={id} id={id} className="short-sill">
              <Portrait of={doctor} sizes="(width >= 48rem) 13rem, 8.5rem" />
              <div className="max-md:pb-3">
                <h3 className="text-card">{name}</h3>
                <p className="mt-1 font-semibold text-terracotta-deep">{specialty}</p>
                <p className="text-ink-soft">{qualification}</p>
              </div>
              <div className="short-sill-text">
                {registration && (
                  <p className="text-small text-ink-soft">
                    <Registration text={words.registered(registration)} />
                  </p>
                )}
                {practiceFacts(id).map(({ title, value }) => (
                  <p key={title} className="mt-1 text-small text-ink-soft">
                    {title}: {value}
                  </p>
                ))}
                {bio && <p className="mt-3">{bio}</p>}
                <TextLink to={bookingPath('book', { doctor: id })} className="gap-2.5 print:hidden">
                  <Sentence parts={words.bookWith({ of: visuallyHidden }, name)} />
                </TextLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
