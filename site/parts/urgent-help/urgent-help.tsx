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

/**
 * Whom to call, the gravest signs in a sentence, and the link to the page about them. Like that page it
 * begins with the ambulance. Styles: urgent-help.css.
 */
export function UrgentHelp({ path, labelledBy, hasCall, isNoted, className = '', children }: Props) {
  if (!urgent) return null;
  const { brief, ambulance, onTheWay } = urgent.hospital;
  // Under another heading, it is part of that heading's section.
  const Element = labelledBy ? 'div' : 'section';
  return (
    <Element
      id="emergency"
      aria-labelledby={labelledBy ? undefined : 'emergency-heading'}
      className={`urgent-help large-sheet bg-sea-deep wrap-anywhere text-mist print:p-0 ${className}`}
    >
      <div className={hasCall ? 'urgent-help-parts' : 'urgent-help-lines'}>
        <div>
          {!labelledBy && (
            <h2 id="emergency-heading" className="text-card text-white">
              {urgent.heading}
            </h2>
          )}
          {!isNoted && <UnreviewedNote {...urgent} path={path} />}
        </div>
        <div className="urgent-help-call">
          {ambulance && <AmbulanceCall label={ambulance.label} numbers={ambulance.numbers} />}
          {onTheWay && <p className="mt-1">{onTheWay.first}</p>}
        </div>
        <p className="urgent-help-brief font-semibold text-white">{brief}</p>
        {children}
        {hasCall && <Call />}
        <p className="print:hidden">
          <Link
            to={pathOf('in-pain')}
            className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-white underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-white"
          >
            <Icon drawing={arrowRightIcon} /> {urgentWords.all}
          </Link>
        </p>
      </div>
    </Element>
  );
}

/** The ambulance's numbers as buttons beside their label. */
export function AmbulanceCall({ label, numbers }: { label: string; numbers: readonly string[] }) {
  return (
    <p className="ambulance-call">
      <span className="ambulance-label">{label}</span>
      <span className="ambulance-numbers">
        {numbers.map((number) => (
          <a key={number} href={phoneHref(number)} dir="ltr">
            <Icon drawing={phoneIcon} /> {number}
          </a>
        ))}
      </span>
    </p>
  );
}

/** Call of the clinic. While it is closed, the button is outlined, and says when the phone is answered. */
function Call() {
  return (
    <div className="urgent-help-call">
      <ButtonAnchor look="onDark" href={phoneHref(site.phone)} className="clinic-call max-sm:w-full">
        <Icon drawing={phoneIcon} /> <WithNumbers text={urgentWords.callNow(site.phone)} />
      </ButtonAnchor>
      <p className="mt-1 hidden text-small closed:block noscript:block">
        {shared.answered}{' '}
        <span data-opens-next="" className="noscript:hidden">
          {urgentWords.closed}
        </span>
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
