import type { ReactNode } from 'react';
import { site } from '#clinic/site.ts';
import { urgent } from '#clinic/urgent.ts';
import { shared } from '#words/shared.ts';
import { urgentWords } from '#words/urgent.ts';
import { phoneHref } from '../../domain/web/contact-links.ts';
import { phoneText } from './contact-links.tsx';
import type { Service } from '../../domain/clinic/service.ts';
import { articlePath, pathOf, servicePath } from '../../domain/web/screens.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import {
  Icon,
  arrowRightIcon,
  firstAidIcon,
  hospitalIcon,
  minusIcon,
  phoneIcon,
  plusIcon,
} from '../ui/icons.tsx';
import { Link } from '../ui/link.tsx';
import { UnreviewedNote } from './unreviewed-note.tsx';

// Emergency help in three lengths, each with variants for open and closed hours (docs/product.md, In pain).

/** Number of shared warning signs shown on a service and in a strip. */
const ON_SERVICES = 3;
const IN_A_STRIP = 1;

const LINK =
  'font-semibold text-white underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-white';

type Props = {
  /** of the current page */
  path: string;
  /** id of another heading that labels the help, which then has no heading of its own */
  labelledBy?: string;
  className?: string;
};

type FullHelpProps = Props & {
  /** whether the page itself lists the signs and first aid; here they are then collapsed */
  isFolded?: boolean;
  /** whether the page already says that the translation is unreviewed */
  isNoted?: boolean;
};

/** Full emergency help: signs that need a hospital, whom to call, and first aid. */
export function UrgentHelp({ path, labelledBy, isFolded, isNoted, className }: FullHelpProps) {
  if (!urgent) return null;
  const articles = urgent.articles
    .map(({ article, label }) => ({ to: articlePath(article), label }))
    .filter(({ to }) => to !== path);
  const calls = (
    <>
      <Ambulance />
      <OpenAtNight />
      <p className="mt-2">{urgent.call}</p>
      <Call />
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
        <FirstAid />
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
  const shown = urgent.hospital.signs.slice(0, lowRisk ? IN_A_STRIP : ON_SERVICES);
  const signs = shown.map((each) => hospitalSigns.find((own) => own.id === each.id)?.sign ?? each.sign);
  return (
    <Panel labelledBy={labelledBy}>
      <div className="grid max-w-[46rem] gap-2">
        <UnreviewedNote {...urgent} path={servicePath(id)} />
        <Signs signs={ownSign ? [...signs, ownSign] : signs} />
        <Ambulance />
        <p className="mt-1 leading-snug">{helpNow}</p>
        <AllHelp />
      </div>
    </Panel>
  );
}

/** The most serious sign, a phone link and a link to the full help. */
export function HelpStrip({ path, className }: Props) {
  if (!urgent) return null;
  return (
    <Panel className={className}>
      <div className="grid items-end gap-x-12 gap-y-3 @4xl:grid-cols-2">
        <div className="grid content-start gap-2">
          <Heading />
          <UnreviewedNote {...urgent} path={path} />
          <Signs signs={urgent.hospital.signs.slice(0, IN_A_STRIP).map(({ sign }) => sign)} />
          <Ambulance />
        </div>
        <div className="grid gap-2">
          <Call />
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
      className={`@container large-sheet bg-sea-deep wrap-anywhere text-mist max-md:py-4 print:p-0 ${className}`}
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
        className={`flex min-h-11 list-none items-center gap-2.5 [&::-webkit-details-marker]:hidden ${LINK}`}
      >
        <Icon drawing={plusIcon} className="group-open/fold:hidden" />
        <Icon drawing={minusIcon} className="hidden group-open/fold:block" />
        {title}
      </summary>
      {children}
    </details>
  );
}

function Signs({ signs, isFolded }: { signs: string[]; isFolded?: boolean | undefined }) {
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
      </Part>
    </div>
  );
}

function Ambulance() {
  const { ambulance } = urgent!.hospital;
  if (!ambulance) return null;
  return (
    <p className="flex flex-wrap items-center gap-2">
      {ambulance.label}
      <span className="flex flex-wrap gap-2 max-sm:grow">
        {ambulance.numbers.map((number) => (
          <a
            key={number}
            href={phoneHref(number)}
            className="inline-flex min-h-11 items-center justify-center gap-1.5 rounded-full border-2 border-white bg-white px-2 font-semibold text-sea-deep hover:bg-sand max-sm:grow sm:gap-2 sm:px-6"
          >
            <Icon drawing={phoneIcon} /> {number}
          </a>
        ))}
      </span>
    </p>
  );
}

/** Hospitals listed by the clinic. */
function OpenAtNight() {
  const { openAtNight } = urgent!;
  if (openAtNight.length === 0) return null;
  return (
    <div>
      <p className="font-semibold text-white">{urgentWords.openAtNight}</p>
      <ul>
        {openAtNight.map(({ name, phone, way }) => (
          <li key={name}>
            {name}{' '}
            <a
              href={phoneHref(phone)}
              className={`inline-flex min-h-11 items-center whitespace-nowrap ${LINK}`}
            >
              {phone}
            </a>
            {way && <span className="block text-small">{way}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Phone link. While the clinic is closed, says when the phone is answered. */
function Call() {
  return (
    <div>
      <ButtonAnchor look="onDark" href={phoneHref(site.phone)} className="max-sm:w-full">
        <Icon drawing={phoneIcon} /> {urgentWords.callNow(phoneText)}
      </ButtonAnchor>
      <p className="mt-1 hidden text-small closed:block">
        {shared.answered} <span data-opens-next="">{urgentWords.closed}</span>
      </p>
    </div>
  );
}

function FirstAid() {
  return (
    <div className="grid gap-2">
      {urgent!.untilOpen.map(({ when, help, more }) => (
        <p key={when} className="whitespace-pre-line">
          <strong className="font-semibold text-white">{when}</strong> {help}
          {more && (
            <>
              {' '}
              <Link to={articlePath(more.article) + (more.part ? `#${more.part}` : '')} className={LINK}>
                {more.heading}
              </Link>
            </>
          )}
        </p>
      ))}
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
    <Link to={to} className={`inline-flex min-h-11 items-center gap-2.5 ${LINK}`}>
      <Icon drawing={icon} /> {children}
    </Link>
  );
}
