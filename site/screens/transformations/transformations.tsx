import { page } from '#clinic/pages/transformations.ts';
import { words } from '#words/transformations.ts';
import { site } from '#clinic/site.ts';
import { pathOf, isThere } from '../../../domain/screens.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadingPanel } from '../../ui/loading-panel.tsx';
import { AlignerCases } from './aligner-cases.tsx';
import type { Comparisons, TransformationsPage } from './page.ts';
import { Patients } from './patients.tsx';
import { Closing } from '../../sections/closing.tsx';
import { IllustrationNote } from '../../sections/illustration-note.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { Icon, arrowLeftIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';

type Props = { page: TransformationsPage } & Comparisons;

export function Transformations({ page: { kinds, patients }, ...comparisons }: Props) {
  return (
    <div className="relative">
      <LoadingPanel text={words.loading} />
      <TransformationsHero />
      {kinds.length > 0 && <AlignerCases kinds={kinds} comparisons={comparisons} />}
      <Patients patients={patients} comparisons={comparisons} />
      <Closing title={page.closing.title} text={page.closing.text}>
        <ButtonLink to={pathOf('booknow')}>{page.closing.action}</ButtonLink>
      </Closing>
    </div>
  );
}

function TransformationsHero() {
  return (
    <PageHero
      {...page}
      className="pt-4 lg:pt-8"
      above={
        isThere('gallery', site) && (
          <Link
            to={pathOf('gallery')}
            className="mb-4 inline-flex min-h-11 items-center gap-2 text-sea-deep underline decoration-sea-light underline-offset-4 hover:decoration-sea lg:mb-8"
          >
            <Icon drawing={arrowLeftIcon} className="size-4" /> {words.back}
          </Link>
        )
      }
    >
      <IllustrationNote of="page" className="mt-3" />
      {/* These look like tabs and lead to addresses of their own, so they are links. */}
      {page.tabs.length > 0 && (
        <nav aria-label={words.tabs} className="mt-8 border-b border-mist-deep lg:mt-12">
          <ul className="flex flex-wrap gap-x-7 sm:gap-x-10">
            {page.tabs.map(({ label, link }) => (
              <li key={link}>
                <Link
                  to={link}
                  aria-current={link === pathOf('transformations') ? 'page' : undefined}
                  className="flex min-h-14 min-w-11 items-center border-y-4 border-unmarked font-semibold text-ink hover:text-sea aria-[current]:border-b-terracotta"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </PageHero>
  );
}
