import { facts } from '#clinic/facts.ts';
import { site } from '#clinic/site.ts';
import { page } from '#clinic/pages/team.ts';
import { words } from '#words/team.ts';
import { hasScreen, pathOf } from '../../../domain/web/screens.ts';
import { ClosingSection } from '../../parts/closing-section/closing-section.tsx';
import { PageHero } from '../../parts/hero/page-hero.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { TeamCards } from '../../parts/team-member/team-cards.tsx';
import { pageHead } from '../../seo/head.ts';

export const head = pageHead(pathOf('team'), { title: page.heading, description: page.description });

export function Team() {
  const [doctor, ...others] = facts.doctors;
  return (
    <>
      <PageHero
        {...page}
        className="pt-5 pb-7 wide:pt-10 wide:pb-4"
        intro={
          <>
            {page.intro}{' '}
            {hasScreen('doctors', site) && (
              <Sentence
                parts={
                  others.length > 0
                    ? words.doctors({ doctors: doctorsLink })
                    : words.doctor({ doctor: doctorsLink(doctor!.name) })
                }
              />
            )}
          </>
        }
      />
      <TeamCards />
      <ClosingSection {...page.closing}>
        <ButtonLink to={pathOf('booknow')}>{page.closing.action}</ButtonLink>
      </ClosingSection>
    </>
  );
}

function doctorsLink(text: string) {
  return (
    <Link
      to={pathOf('doctors')}
      className="font-semibold text-sea-deep underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-sea"
    >
      {text}
    </Link>
  );
}
