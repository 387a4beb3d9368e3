import type { ReactNode } from 'react';
import { urgent } from '#clinic/urgent.ts';
import { urgentWords } from '#words/urgent.ts';
import type { Service } from '../../../domain/clinic/service.ts';
import { articlePath, pathOf, servicePath } from '../../../domain/web/screens.ts';
import { Icon, arrowRightIcon, firstAidIcon, hospitalIcon, minusIcon, plusIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { hasUnreviewedNote, UnreviewedNote } from '../text-review/unreviewed-note.tsx';
import { UrgentCases } from './urgent-cases.tsx';
import { Ambulance, Call, FirstAid, LINK_ON_DARK, OpenAtNight } from './urgent-help-parts.tsx';

// Emergency help in three lengths, each with variants for open and closed hours (docs/product.md, In pain).

/** Number of shared warning signs shown on a service and in a strip. */
const ON_SERVICES = 5;
const IN_A_STRIP = 3;

type Props = {
  /** of the current page */
  path: string;
  /** id of another heading that labels the help, which then has no heading of its own */
  labelledBy?: string;
  className?: string;
};

type FullHelpProps = Props & {
  /** level of the headings inside; not needed if the help has a heading of its own */
  heading?: 'h2' | 'h3';
  /** whether the page itself lists the signs and first aid; without cases, they are then collapsed here */
  isFolded?: boolean;
  /** whether the page already says that nobody has read its text */
  isNoted?: boolean;
};

/** Full emergency help: signs that need a hospital, whom to call, and first aid, by case if there are any. */
export function UrgentHelp({ path, labelledBy, heading, isFolded, isNoted, className }: FullHelpProps) {
  if (!urgent) return null;
  const articles = urgent.articles
    .map(({ article, label }) => ({ to: articlePath(article), label }))
    .filter(({ to }) => to !== path);
  if (urgent.cases.length > 0) {
    return (
      <UrgentCases {...{ urgent, articles, labelledBy, heading, className }}>
        {!isNoted && <UnreviewedNote {...urgent} path={path} className="mb-3" />}
      </UrgentCases>
    );
  }
  const calls = (
    <>
      <Ambulance />
      <OpenAtNight />
      <p className="mt-2">{urgent.call}</p>
      <Call look="onDark" />
      {articles.length > 0 && (
        <ul>
          {articles.map(({ to, label }) => (
            <li key={to}>
              <HelpLink to={to} icon={firstAidIcon}>
                {label}
              </HelpLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
  const firstAid = (
    <div>
      <Part title={urgentWords.firstAid} icon={firstAidIcon} isFolded={isFolded}>
        <FirstAid entries={urgent.untilOpen} linkClass={LINK_ON_DARK} />
      </Part>
    </div>
  );
  return (
    <Panel labelledBy={labelledBy} className={className}>
      <div className="grid gap-x-12 gap-y-5 @4xl:grid-cols-2 *:grid *:max-w-[46rem] *:content-start *:gap-2">
        <div>
          {!labelledBy && <Heading />}
          {!isNoted && <UnreviewedNote {...urgent} path={path} />}
          <Signs signs={urgent.hospital.signs.map(({ sign }) => sign)} isFolded={isFolded} />
          {isFolded ? firstAid : calls}
        </div>
        <div>{isFolded ? calls : firstAid}</div>
      </div>
    </Panel>
  );
}

/** On a service page: the most serious signs, the service's own sign, and other urgent problems. */
export function ServiceHelp({ service, labelledBy }: { service: Service; labelledBy: string }) {
  if (!urgent) return null;
  const { id, lowRisk, helpNow, hospitalSigns, ownSign } = service;
  const count = lowRisk ? IN_A_STRIP : ON_SERVICES;
  const shown = urgent.hospital.signs.filter(
    // A sign that this service rewords matters here, wherever it stands in the list.
    ({ id: sign }, at) => at < count || hospitalSigns.some((own) => own.id === sign),
  );
  const signs = shown.map((each) => hospitalSigns.find((own) => own.id === each.id)?.sign ?? each.sign);
  return (
    <Panel labelledBy={labelledBy}>
      <div className="grid max-w-[46rem] gap-2">
        {!hasUnreviewedNote(service) && <UnreviewedNote {...urgent} path={servicePath(id)} />}
        <Signs
          signs={ownSign ? [...signs, ownSign] : signs}
          more={urgent.hospital.signs.length - shown.length}
        />
        <Ambulance />
        <p className="mt-1 leading-snug">{helpNow}</p>
        <AllHelp />
      </div>
    </Panel>
  );
}

/** The most serious signs, a phone link and a link to the full help. */
export function HelpStrip({ path, className }: Props) {
  if (!urgent) return null;
  const { signs } = urgent.hospital;
  return (
    <Panel className={className}>
      <div className="grid items-end gap-x-12 gap-y-3 @4xl:grid-cols-2">
        <div className="grid content-start gap-2">
          <Heading />
          <UnreviewedNote {...urgent} path={path} />
          <Signs
            signs={signs.slice(0, IN_A_STRIP).map(({ sign }) => sign)}
            more={signs.length - IN_A_STRIP}
          />
          <Ambulance />
        </div>
        <div className="grid gap-2">
          <Call look="onDark" />
          <AllHelp />
        </div>
      </div>
    </Panel>
  );
}

/** Link for pages that contain the full help further down. */
export function WayToHelp() {
  if (!urgent) return null;
  return (
    <a
      href="#emergency"
      className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-terracotta-deep underline decoration-2 underline-offset-4 print:hidden"
    >
      <Icon drawing={firstAidIcon} /> {urgent.heading}
    </a>
  );
}

function Panel({ labelledBy, className = '', children }: Omit<Props, 'path'> & { children: ReactNode }) {
  // Under another heading, it is part of that heading's section.
  const Element = labelledBy ? 'div' : 'section';
  return (
    <Element
      id="emergency"
      aria-labelledby={labelledBy ? undefined : 'emergency-heading'}
      className={`@container large-sheet bg-sea-deep wrap-anywhere text-mist max-md:py-4 print:p-0 [&_strong]:text-white ${className}`}
    >
      {children}
    </Element>
  );
}

function Heading() {
  return (
    <h2 id="emergency-heading" className="text-card text-white">
      {urgent!.heading}
    </h2>
  );
}

type PartProps = {
  title: string;
  icon: string;
  isFolded?: boolean | undefined;
  children: ReactNode;
};

/** A list below its title, or collapsed behind it. */
function Part({ title, icon, isFolded, children }: PartProps) {
  if (!isFolded) {
    return (
      <>
        <p className="mb-1 flex gap-2.5 font-semibold text-white">
          <Icon drawing={icon} className="mt-0.5 text-lamp" />
          {title}
        </p>
        {children}
      </>
    );
  }
  return (
    <details className="group/fold">
      <summary
        className={`flex min-h-11 list-none items-center gap-2.5 [&::-webkit-details-marker]:hidden ${LINK_ON_DARK}`}
      >
        <Icon drawing={plusIcon} className="group-open/fold:hidden" />
        <Icon drawing={minusIcon} className="hidden group-open/fold:block" />
        {title}
      </summary>
      {children}
    </details>
  );
}

/** @param more - the number of signs that are only in the whole help */
function Signs({
  signs,
  more = 0,
  isFolded,
}: {
  signs: string[];
  more?: number;
  isFolded?: boolean | undefined;
}) {
  return (
    <div>
      <Part
        title={isFolded ? urgentWords.hospital : urgent!.hospital.heading}
        icon={hospitalIcon}
        isFolded={isFolded}
      >
        <ul className="grid list-disc gap-1 ps-5 leading-snug marker:text-sea-light">
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        {more > 0 && <p className="ps-5 text-small">{urgentWords.moreSigns(more)}</p>}
      </Part>
    </div>
  );
}

function AllHelp() {
  return (
    <p className="print:hidden">
      <HelpLink to={`${pathOf('contact')}#emergency`} icon={arrowRightIcon}>
        {urgentWords.all}
      </HelpLink>
    </p>
  );
}

function HelpLink({ to, icon, children }: { to: string; icon: string; children: string }) {
  return (
    <Link to={to} className={`inline-flex min-h-11 items-center gap-2.5 ${LINK_ON_DARK}`}>
      <Icon drawing={icon} /> {children}
    </Link>
  );
}
