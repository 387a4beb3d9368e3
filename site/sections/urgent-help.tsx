import type { ReactNode } from 'react';
import { site } from '#clinic/site.ts';
import { urgent } from '#clinic/urgent.ts';
import { shared } from '#words/shared.ts';
import { urgentWords } from '#words/urgent.ts';
import { phoneHref } from '../../domain/contact-links.ts';
import type { Service } from '../../domain/content/service.ts';
import { articlePath } from '../../domain/screens.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { firstAidIcon, hospitalIcon, minusIcon, phoneIcon, plusIcon } from '../ui/icons.ts';
import { Link } from '../ui/link.tsx';
import { UnreviewedNote } from './translation.tsx';
import { WhenOpen } from './when-open.tsx';

type Props = {
  /** of the page one is on */
  path: string;
  /** what is urgent on this page, in place of the general sentence */
  text?: string;
  /** what this page says in place of shared signs, by their ids */
  ownSigns?: Service['hospitalSigns'];
  /** it stands under another heading, in place of its own */
  labelledBy?: string;
  /**
   * what stands behind its heading: what to do until the clinic opens or, where the page itself tells it, the signs that
   * mean hospital too
   */
  folds?: 'untilOpen' | 'all';
  /** the page's head says already that nobody has checked the translation */
  isNoted?: boolean;
  className?: string;
};

/**
 * Help for somebody in pain: what cannot wait for a dentist, whom to call and, while the clinic is closed, what to do
 * until it opens. Which of it stands is decided before the page is painted; without scripts all of it does.
 */
export function UrgentHelp({ path, text, ownSigns = [], labelledBy, folds, isNoted, className = '' }: Props) {
  if (!urgent) return null;
  const articles = urgent.articles
    .map(({ article, label }) => ({ to: articlePath(article), label }))
    .filter(({ to }) => to !== path);
  const { hospital } = urgent;
  const signs = <HospitalSigns ownSigns={ownSigns} />;
  // Under another heading it is a part of that section.
  const Part = labelledBy ? 'div' : 'section';
  return (
    <Part
      id="emergency"
      aria-labelledby={labelledBy ? undefined : 'emergency-heading'}
      className={`@container large-sheet bg-sea-deep wrap-anywhere text-mist max-md:py-4 print:p-0 ${className}`}
    >
      <div className="grid gap-x-12 gap-y-3 @4xl:grid-cols-2 @4xl:grid-rows-[auto_1fr]">
        <div className="grid max-w-[46rem] content-start gap-2 @4xl:row-span-2 @4xl:closed:row-span-1">
          {!labelledBy && (
            <h2 id="emergency-heading" className="text-card text-white">
              {urgent.heading}
            </h2>
          )}
          {!isNoted && <UnreviewedNote {...urgent} path={path} />}
          <div>
            {folds === 'all' ? (
              <Fold summary={urgentWords.hospital}>{signs}</Fold>
            ) : (
              <>
                <p className="mb-1 flex gap-2.5 font-semibold text-white">
                  <Icon drawing={hospitalIcon} className="mt-0.5 text-lamp" />
                  {hospital.heading}
                </p>
                {signs}
              </>
            )}
            {hospital.ambulance && <Ambulance {...hospital.ambulance} />}
          </div>
        </div>
        {articles.length > 0 && <ArticleLinks articles={articles} isFolded={folds === 'all'} />}
        <div
          className={`grid max-w-[46rem] content-start gap-1 @4xl:col-start-2 ${folds ? '' : '@max-4xl:closed:mt-3'} @4xl:row-start-1 @4xl:closed:row-end-3`}
        >
          {text && <p className="mb-2">{text}</p>}
          <div className={`hidden content-start closed:grid noscript:grid ${folds ? '' : 'gap-2'}`}>
            <p>
              <strong className="block font-semibold text-white">
                <WhenOpen />
              </strong>
              {!folds && urgent.closed}
            </p>
            {folds ? (
              <Fold summary={urgentWords.untilOpen}>
                <CasesUntilOpen />
              </Fold>
            ) : (
              <CasesUntilOpen />
            )}
          </div>
          <div className="grid justify-items-start gap-3 closed:gap-0">
            {!text && <p className="closed:hidden">{urgent.open}</p>}
            {/* By night, when nobody answers it, less than what helps. */}
            <ButtonAnchor
              look="onDark"
              href={phoneHref(site.phone)}
              className="max-sm:w-full closed:min-h-11 closed:justify-start closed:bg-transparent closed:px-0 closed:text-white closed:underline closed:decoration-sea-light closed:decoration-2 closed:underline-offset-4 closed:hover:bg-transparent closed:hover:decoration-white"
            >
              <Icon drawing={phoneIcon} /> {urgentWords.callNow(site.phone)}
            </ButtonAnchor>
            <p className="-mt-1 hidden text-small closed:block">{shared.answered}</p>
          </div>
        </div>
      </div>
    </Part>
  );
}

function CasesUntilOpen() {
  return (
    <div className="grid gap-2">
      {urgent!.untilOpen.map(({ when, help, more }) => (
        <p key={when} className="whitespace-pre-line">
          <strong className="font-semibold text-white">{when}</strong> {help}
          {more && (
            <>
              {' '}
              <Link
                to={articlePath(more.article) + (more.part ? `#${more.part}` : '')}
                className="font-semibold text-white underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-white"
              >
                {more.heading}
              </Link>
            </>
          )}
        </p>
      ))}
    </div>
  );
}

function HospitalSigns({ ownSigns }: { ownSigns: Service['hospitalSigns'] }) {
  return (
    <ul className="grid list-disc gap-1 ps-5 leading-snug marker:text-sea-light">
      {urgent!.hospital.signs.map(({ id, sign }) => (
        <li key={id}>{ownSigns?.find((own) => own.id === id)?.sign ?? sign}</li>
      ))}
    </ul>
  );
}

type ArticleLinksProps = { articles: { to: string; label: string }[]; isFolded: boolean };

/** By day the clinic's own number stands before them. */
function ArticleLinks({ articles, isFolded }: ArticleLinksProps) {
  return (
    <ul className="order-last flex max-w-[46rem] flex-wrap content-start gap-x-8 gap-y-1 closed:order-none closed:gap-3">
      {articles.map(({ to, label }) => (
        <li key={to} className="max-sm:w-full">
          <Link
            to={to}
            className={`inline-flex min-h-11 items-center gap-2.5 font-semibold text-white underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-white ${isFolded ? '' : 'closed:justify-center closed:rounded-full closed:bg-lamp closed:px-[min(1.5rem,6vw)] closed:text-ink closed:no-underline closed:*:hidden max-sm:closed:w-full'}`}
          >
            <Icon drawing={firstAidIcon} /> {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group/fold">
      <summary className="flex min-h-11 list-none items-center gap-2.5 font-semibold text-white underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-white [&::-webkit-details-marker]:hidden">
        <Icon drawing={plusIcon} className="group-open/fold:hidden" />
        <Icon drawing={minusIcon} className="hidden group-open/fold:block" />
        {summary}
      </summary>
      {children}
    </details>
  );
}

type AmbulanceProps = NonNullable<NonNullable<typeof urgent>['hospital']['ambulance']>;

function Ambulance({ label, numbers }: AmbulanceProps) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2">
      {label}
      <span className="flex flex-wrap gap-2 max-sm:grow">
        {numbers.map((number) => (
          <a
            key={number}
            href={phoneHref(number)}
            className="inline-flex min-h-11 items-center justify-center gap-1.5 rounded-full border-2 border-sea-light px-2 font-semibold text-white hover:bg-sea closed:border-white closed:bg-white closed:text-sea-deep closed:hover:bg-sand max-sm:grow sm:gap-2 sm:px-6"
          >
            <Icon drawing={phoneIcon} /> {number}
          </a>
        ))}
      </span>
    </p>
  );
}
