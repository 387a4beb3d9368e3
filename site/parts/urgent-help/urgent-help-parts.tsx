import type { ComponentProps } from 'react';
import { site } from '#clinic/site.ts';
import { urgent } from '#clinic/urgent.ts';
import { shared } from '#words/shared.ts';
import { urgentWords } from '#words/urgent.ts';
import type { Urgent } from '../../../domain/clinic/urgent.ts';
import { phoneHref } from '../../../domain/web/contact-links.ts';
import { articlePath } from '../../../domain/web/screens.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Icon, phoneIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { WithNumbers } from '../../ui/with-numbers.tsx';

// Parts that all forms of the emergency help share. They are rendered only where there is help.

type Help = NonNullable<Urgent>;

/** Classes of a link on a dark background. */
export const LINK_ON_DARK =
  'font-semibold text-white underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-white';

/** How to call an ambulance, and what to do on the way to a hospital, on a dark background. */
export function Ambulance() {
  const { ambulance, onTheWay } = urgent!.hospital;
  return (
    <>
      {ambulance && <Numbers {...ambulance} />}
      {onTheWay && <p className="text-small leading-snug">{onTheWay}</p>}
    </>
  );
}

function Numbers({ label, numbers }: NonNullable<Help['hospital']['ambulance']>) {
  return (
    <p className="flex flex-wrap items-center gap-2">
      {label}
      <span className="flex flex-wrap gap-2 max-sm:grow">
        {numbers.map((number) => (
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

/** Hospitals listed by the clinic, on a dark background. */
export function OpenAtNight() {
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
              className={`inline-flex min-h-11 items-center whitespace-nowrap ${LINK_ON_DARK}`}
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

/**
 * Phone link. While the clinic is closed, says when the phone is answered.
 *
 * @param children - where else to go while the clinic is closed; it comes before the link
 */
export function Call({ look, children }: Pick<ComponentProps<typeof ButtonAnchor>, 'look' | 'children'>) {
  const opens = <span data-opens-next="">{urgentWords.closed}</span>;
  return (
    <div>
      {children && (
        <p className="mb-3 hidden font-semibold closed:block">
          {opens} {children}
        </p>
      )}
      <ButtonAnchor look={look} href={phoneHref(site.phone)} className="max-sm:w-full">
        <Icon drawing={phoneIcon} /> <WithNumbers text={urgentWords.callNow(site.phone)} />
      </ButtonAnchor>
      <p className="mt-1 hidden text-small closed:block">
        {shared.answered} {!children && opens}
      </p>
    </div>
  );
}

/** First aid, an entry each. */
export function FirstAid({ entries, linkClass }: { entries: Help['untilOpen']; linkClass: string }) {
  return (
    <div className="grid gap-2">
      {entries.map(({ when, help, more }) => (
        <p key={when} className="whitespace-pre-line">
          <strong className="font-semibold">{when}</strong> {help}
          {more && (
            <>
              {' '}
              <Link to={articlePath(more.article) + (more.part ? `#${more.part}` : '')} className={linkClass}>
                {more.heading}
              </Link>
            </>
          )}
        </p>
      ))}
    </div>
  );
}
