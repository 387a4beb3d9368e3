import type { ReactNode } from 'react';
import { shared } from '#words/shared.ts';
import { urgentWords } from '#words/urgent.ts';
import type { Urgent, Urgency } from '../../../domain/clinic/urgent.ts';
import { phoneHref } from '../../../domain/web/contact-links.ts';
import { pathOf } from '../../../domain/web/screens.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Icon, firstAidIcon, minusIcon, phoneIcon, plusIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TextLink, tallLink } from '../../ui/text-link.tsx';
import { Ambulance, Call, FirstAid, OpenAtNight } from './urgent-help-parts.tsx';

// The full emergency help by what is wrong (docs/product.md, In pain): the signs that mean hospital in a few
// words, then the cases, each a picture that opens a card. Styles: urgent-cases.css.

type Help = NonNullable<Urgent>;

type Props = {
  urgent: Help;
  /** articles on what to do */
  articles: { to: string; label: string }[];
  /** id of another heading that labels the help, which then has no heading of its own */
  labelledBy?: string | undefined;
  /** level of the headings inside */
  heading?: 'h2' | 'h3' | undefined;
  className?: string | undefined;
  /** note about the translation */
  children: ReactNode;
};

export function UrgentCases({
  urgent,
  articles,
  labelledBy,
  heading: Heading = 'h3',
  className = '',
  children,
}: Props) {
  const { hospital, cases, call, untilOpen } = urgent;
  // Under another heading, it is part of that heading's section.
  const Element = labelledBy ? 'div' : 'section';
  const ownCards = new Set(cases.map(({ id }) => id));
  const others = untilOpen.filter((entry) => !entry.card || !ownCards.has(entry.card));
  return (
    <Element
      id="emergency"
      aria-labelledby={labelledBy ? undefined : 'emergency-heading'}
      className={`help-by-case wrap-anywhere ${className}`}
    >
      <div className="help-head">
        {!labelledBy && (
          <h2 id="emergency-heading" className="mb-3 text-answer">
            {urgent.heading}
          </h2>
        )}
        {children}
      </div>
      <div className="help-hospital bg-night p-4 text-white shadow-sheet md:p-6 print:border print:p-3">
        <Heading className="text-card text-inherit">{hospital.heading}</Heading>
        <ul className="help-signs">
          {hospital.signs.map(({ id, sign, short }) => (
            <li key={id}>{short ?? sign}</li>
          ))}
        </ul>
        <div className="grid gap-2">
          <Ambulance />
          <OpenAtNight />
        </div>
      </div>
      <div className="help-what max-lg:mt-5">
        <Heading className="text-card">{urgentWords.cases}</Heading>
        <div className="help-cases">
          {cases.map((each) => (
            <Case key={each.id} {...each} urgent={urgent} />
          ))}
        </div>
      </div>
      <div className="mt-5 grid content-start gap-1">
        <Call />
        <Folded title={urgentWords.rest}>
          <p className="font-semibold">{hospital.heading}</p>
          <ul className="mb-3 list-disc ps-5 leading-snug">
            {hospital.signs.map(({ id, sign }) => (
              <li key={id} className="py-0.5">
                {sign}
              </li>
            ))}
          </ul>
          <p>{call}</p>
          {others.length > 0 && (
            <div className="mt-3">
              <FirstAid entries={others} linkClass={tallLink} />
            </div>
          )}
          {articles.length > 0 && (
            <ul className="mt-2">
              {articles.map(({ to, label }) => (
                <li key={to}>
                  <TextLink to={to} className="gap-2.5">
                    <Icon drawing={firstAidIcon} /> {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
        </Folded>
      </div>
    </Element>
  );
}

const BANDS = {
  now: 'border-terracotta-deep bg-terracotta-deep text-white forced-colors:border-4',
  act: 'border-terracotta-deep bg-terracotta-deep text-white forced-colors:border-4',
  today: 'help-band-today border-current forced-colors:border-2',
  tomorrow: 'border-transparent bg-mist-deep text-sea-deep forced-colors:border',
  wait: 'border-transparent bg-mist-deep text-sea-deep forced-colors:border',
} satisfies Record<Urgency, string>;

type CaseProps = Help['cases'][number] & { urgent: Help };

/** A picture with the case's name. It opens a card with urgency, text, one button and the whole first aid. */
function Case({ id, name, image, urgency, text, button, urgent }: CaseProps) {
  const inFull = urgent.untilOpen.filter((entry) => entry.card === id);
  return (
    <details name="help" className="group/case">
      <summary>
        {image && <Picture of={{ image, imageAlt: '' }} sizes="(width >= 48rem) 33vw, 50vw" />}
        <span className="help-case-name">
          {name}
          <Icon drawing={plusIcon} className="group-open/case:hidden" />
          <Icon drawing={minusIcon} className="hidden group-open/case:block" />
        </span>
      </summary>
      <div className="help-card">
        <p className={`w-fit border-2 px-3 font-semibold ${BANDS[urgency]}`}>
          {urgentWords.urgency[urgency]}
        </p>
        <p className="mt-2.5 mb-4 max-w-[36em] whitespace-pre-line">{text}</p>
        <Action button={button} urgency={urgency} urgent={urgent} />
        {inFull.length > 0 && (
          <Folded title={urgentWords.inFull}>
            <FirstAid entries={inFull} linkClass={tallLink} />
          </Folded>
        )}
      </div>
    </details>
  );
}

function Action({ button, urgency, urgent }: Pick<CaseProps, 'button' | 'urgency' | 'urgent'>) {
  if (button === 'call') return <Call>{urgency !== 'wait' && urgentWords.elsewhere}</Call>;
  if (button === 'book') {
    return (
      <ButtonLink to={pathOf('booknow')} className="max-sm:w-full">
        {shared.bookAppointment}
      </ButtonLink>
    );
  }
  // The schema requires a number for this button.
  const [number] = urgent.hospital.ambulance!.numbers;
  return (
    <ButtonAnchor href={phoneHref(number!)} className="max-sm:w-full">
      <Icon drawing={phoneIcon} /> {urgentWords.callAmbulance(number!)}
    </ButtonAnchor>
  );
}

/** Text collapsed behind its title. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group/fold min-w-0">
      <summary
        className={`list-none gap-2 font-semibold text-sea-deep [&::-webkit-details-marker]:hidden ${tallLink}`}
      >
        <Icon drawing={plusIcon} className="size-4 group-open/fold:hidden" />
        <Icon drawing={minusIcon} className="hidden size-4 group-open/fold:block" />
        {title}
      </summary>
      <div className="max-w-[44em] pb-2">{children}</div>
    </details>
  );
}
