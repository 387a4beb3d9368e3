import type { ReactNode } from 'react';
import { site } from '#clinic/site.ts';
import { urgent } from '#clinic/urgent.ts';
import { shared } from '#words/shared.ts';
import { urgentWords } from '#words/urgent.ts';
import type { Service } from '../../../domain/clinic/service.ts';
import { phoneHref } from '../../../domain/web/contact-links.ts';
import { pathOf, servicePath } from '../../../domain/web/screens.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Icon, arrowRightIcon, phoneIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { WithNumbers } from '../../ui/with-numbers.tsx';
import { hasUnreviewedNote, UnreviewedNote } from '../text-review/unreviewed-note.tsx';

/** Classes of a link on a dark background. */
const LINK_ON_DARK =
  'font-semibold text-white underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-white';

type Props = {
  /** of the current page */
  path: string;
  /** id of another heading that labels the help, which then has no heading of its own */
  labelledBy?: string;
  /** whether it has the link that calls the clinic */
  hasCall?: boolean;
  /** whether the page already says that nobody has read its text */
  isNoted?: boolean;
  className?: string;
  /** what else belongs to it, before its links */
  children?: ReactNode;
};

/** When to go to hospital and how to get there, in two lines, and the link to the page about it. */
export function UrgentHelp({ path, labelledBy, hasCall, isNoted, className = '', children }: Props) {
  if (!urgent) return null;
  const { brief, ambulance, onTheWay } = urgent.hospital;
  // Under another heading, it is part of that heading's section.
  const Element = labelledBy ? 'div' : 'section';
  return (
    <Element
      id="emergency"
      aria-labelledby={labelledBy ? undefined : 'emergency-heading'}
      className={`large-sheet bg-sea-deep wrap-anywhere text-mist max-md:py-3 print:p-0 ${className}`}
    >
      <div className="grid max-w-[46rem] gap-1 md:gap-2">
        {!labelledBy && (
          <h2 id="emergency-heading" className="text-card text-white">
            {urgent.heading}
          </h2>
        )}
        {!isNoted && <UnreviewedNote {...urgent} path={path} />}
        <p className="leading-snug font-semibold text-white">{brief}</p>
        <p className="leading-snug">
          {onTheWay?.first}{' '}
          {ambulance && (
            <span className="inline-block">
              {ambulance.label}
              {ambulance.numbers.map((number) => (
                <a
                  key={number}
                  href={phoneHref(number)}
                  className={`ms-3 inline-flex min-h-11 min-w-11 items-center ${LINK_ON_DARK}`}
                >
                  {number}
                </a>
              ))}
            </span>
          )}
        </p>
        {children}
        {hasCall && <Call />}
        <p className="print:hidden">
          <Link
            to={pathOf('in-pain')}
            className={`inline-flex min-h-11 items-center gap-2.5 ${LINK_ON_DARK}`}
          >
            <Icon drawing={arrowRightIcon} /> {urgentWords.all}
          </Link>
        </p>
      </div>
    </Element>
  );
}

/** Phone link. While the clinic is closed, says when the phone is answered. */
function Call() {
  return (
    <div>
      <ButtonAnchor look="onDark" href={phoneHref(site.phone)} className="max-sm:w-full">
        <Icon drawing={phoneIcon} /> <WithNumbers text={urgentWords.callNow(site.phone)} />
      </ButtonAnchor>
      <p className="mt-1 hidden text-small closed:block">
        {shared.answered} <span data-opens-next="">{urgentWords.closed}</span>
      </p>
    </div>
  );
}

/** On a service page: the same with the service's own signs, and other urgent problems. */
export function ServiceHelp({ service, labelledBy }: { service: Service; labelledBy: string }) {
  return (
    <UrgentHelp path={servicePath(service.id)} labelledBy={labelledBy} isNoted={hasUnreviewedNote(service)}>
      <ServiceSigns service={service} />
    </UrgentHelp>
  );
}

/** A service's own signs for a hospital, and what else is urgent after it. */
export function ServiceSigns({ service: { helpNow, hospitalSigns, ownSign } }: { service: Service }) {
  const signs = [...hospitalSigns.map(({ sign }) => sign), ...(ownSign ? [ownSign] : [])];
  return (
    <>
      {signs.length > 0 && (
        <div>
          <p className="font-semibold">{urgentWords.ownSigns}</p>
          <ul className="grid list-disc gap-1 ps-5 leading-snug marker:text-sea-light">
            {signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="leading-snug">{helpNow}</p>
    </>
  );
}
