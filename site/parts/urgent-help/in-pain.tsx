import type { ReactNode } from 'react';
import { urgent } from '#clinic/urgent.ts';
import { words as frame } from '#words/layout.ts';
import { shared } from '#words/shared.ts';
import { urgentWords } from '#words/urgent.ts';
import { site } from '#clinic/site.ts';
import type { Urgent, Urgency } from '../../../domain/clinic/urgent.ts';
import { phoneHref } from '../../../domain/web/contact-links.ts';
import { articlePath, pathOf } from '../../../domain/web/screens.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Icon, firstAidIcon, hospitalIcon, minusIcon, phoneIcon, plusIcon } from '../../ui/icons.tsx';
import { NamedIcon } from '../../ui/named-icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TextLink, tallLink } from '../../ui/text-link.tsx';
import { Link } from '../../ui/link.tsx';
import { PhoneText } from '../contact/contact-links.tsx';
import { HelpLines, InBold } from './help-lines.tsx';
import { AmbulanceCall } from './urgent-help.tsx';
import { UnreviewedNote } from '../text-review/unreviewed-note.tsx';

// The page for somebody in pain (docs/product.md, In pain): whom to call, the gravest signs, what is wrong,
// the other signs, where to go. The not-found page of /emergency shows the same. Styles: in-pain.css.

type Help = NonNullable<Urgent>;
type Sign = Help['hospital']['signs'][number];

/** The number of paragraphs of signs on the first screen. */
const FIRST_SIGNS = 5;

/** @param path - of the current page */
export function InPain({ path }: { path: string }) {
  if (!urgent) return null;
  return (
    <div className="help-page wrap-anywhere">
      <div className="bg-mist pt-(--header-height)">
        <div className="page help-start">
          <div className="help-head">
            <h1>{frame.pages['in-pain']}</h1>
            <UnreviewedNote {...urgent} path={path} className="leading-tight!" />
          </div>
          <Hospital help={urgent} />
          {urgent.cases.length > 0 && <Cases cases={urgent.cases} />}
        </div>
      </div>
      <div className="page grid gap-y-8 py-8 lg:gap-y-12 lg:py-section">
        <MoreSigns signs={urgent.hospital.signs} />
        <WhereToGo help={urgent} />
        <TakeAlong help={urgent} />
        <UntilOpen help={urgent} />
        <Telephone />
      </div>
    </div>
  );
}

/** Whom to call, what not to do, and the gravest signs. */
function Hospital({ help }: { help: Help }) {
  const { heading, signs, ambulance, onTheWay } = help.hospital;
  return (
    <section aria-labelledby="hospital" className="help-hospital">
      {ambulance && <AmbulanceCall label={urgentWords.ambulance} numbers={ambulance.numbers} />}
      {onTheWay && <p className="help-drive">{onTheWay.first}</p>}
      <h2 id="hospital">
        <Icon drawing={hospitalIcon} className="text-lamp" /> {heading}
      </h2>
      <Signs of={inParagraphs(signs).slice(0, FIRST_SIGNS)} />
    </section>
  );
}

/** Signs with `or` share a paragraph with the sign before. */
function inParagraphs(signs: readonly Sign[]): Sign[][] {
  return signs.reduce<Sign[][]>(
    (paragraphs, sign) =>
      sign.or && paragraphs.length > 0
        ? [...paragraphs.slice(0, -1), [...paragraphs.at(-1)!, sign]]
        : [...paragraphs, [sign]],
    [],
  );
}

function Signs({ of: paragraphs }: { of: Sign[][] }) {
  return (
    <ul className="help-signs">
      {paragraphs.map((signs) => (
        <li key={signs[0]!.id}>
          {signs.map(({ id, sign }) => (
            <span key={id} className="block">
              <InBold text={sign} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Cases({ cases }: Pick<Help, 'cases'>) {
  return (
    <section aria-labelledby="cases" className="help-what">
      <h2 id="cases">{urgentWords.cases}</h2>
      <div className="help-cases">
        {cases.map((each) => (
          <Case key={each.id} {...each} />
        ))}
      </div>
    </section>
  );
}

const BANDS = {
  now: 'border-now bg-now text-on-now forced-colors:border-4',
  act: 'border-now bg-now text-on-now forced-colors:border-4',
  today: 'border-terracotta-deep text-terracotta-deep forced-colors:border-2',
  tomorrow: 'border-terracotta-deep text-terracotta-deep forced-colors:border-2',
  wait: 'border-transparent border-b-sea px-0! text-sea-deep forced-colors:border-0',
} satisfies Record<Urgency, string>;

/** A picture with the case's name. It opens a card with urgency, text and what to press. */
function Case({ name, image, urgency, text, button }: Help['cases'][number]) {
  return (
    <details name="help" className="group/case">
      <summary>
        {image && <Picture of={{ image, imageAlt: '' }} sizes="(width >= 64rem) 16rem, 33vw" />}
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
        <HelpLines text={text} className="help-card-text" />
        <div className="help-card-actions">
          <Actions button={button} urgency={urgency} />
        </div>
      </div>
    </details>
  );
}

const WHERE_TO_GO = 'where-to-go';
const UNTIL_OPEN = 'until-open';

/** What to press in a card. At any time one of its buttons is filled at most: the first thing to do. */
function Actions({ button, urgency }: Pick<Help['cases'][number], 'button' | 'urgency'>) {
  const { hospital, whereToGo } = urgent!;
  const elsewhere =
    whereToGo.length > 0 && urgency === 'now'
      ? { href: `#${WHERE_TO_GO}`, text: urgentWords.whereNow }
      : { href: `#${UNTIL_OPEN}`, text: urgentWords.untilOpen };
  if (button === 'book') return <ButtonLink to={pathOf('booknow')}>{shared.bookAppointment}</ButtonLink>;
  if (button === 'hospital') {
    const [number] = hospital.ambulance?.numbers ?? [];
    if (!number) return <ButtonAnchor href={elsewhere.href}>{elsewhere.text}</ButtonAnchor>;
    return (
      <ButtonAnchor href={phoneHref(number)}>
        <Icon drawing={phoneIcon} /> {urgentWords.callAmbulance(number)}
      </ButtonAnchor>
    );
  }
  if (urgency === 'act') return <Call look="secondary" />;
  return (
    <>
      <ButtonAnchor href={elsewhere.href} className="hidden! closed:inline-flex! noscript:inline-flex!">
        {elsewhere.text}
      </ButtonAnchor>
      <Call className={urgency === 'now' ? 'closed:hidden' : ''} />
    </>
  );
}

/** A call of the clinic; outlined while it is closed, when it says from when it is answered. */
function Call({ look = 'primary', className = '' }: { look?: 'primary' | 'secondary'; className?: string }) {
  return (
    <ButtonAnchor href={phoneHref(site.phone)} look={look} className={`clinic-call ${className}`}>
      <Icon drawing={phoneIcon} />
      <span>
        <PhoneText />
        <small data-opens-next="" className="hidden text-small font-normal closed:block">
          {shared.answered}
        </small>
      </span>
    </ButtonAnchor>
  );
}

/** A section of the second half: its heading, and what belongs to it beside it where there is room. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="question-answer gap-y-3">
      <h2 id={id} className="text-answer">
        {title}
      </h2>
      <div>{children}</div>
    </section>
  );
}

function MoreSigns({ signs }: { signs: readonly Sign[] }) {
  const others = inParagraphs(signs).slice(FIRST_SIGNS);
  if (others.length === 0) return null;
  return (
    <Part id="more-signs" title={urgentWords.moreSigns}>
      <Signs of={others} />
    </Part>
  );
}

function WhereToGo({ help: { whereToGo, openAtNight } }: { help: Help }) {
  if (whereToGo.length + openAtNight.length === 0) return null;
  return (
    <Part id={WHERE_TO_GO} title={urgentWords.whereToGo}>
      <dl className="grid gap-x-gap gap-y-4 lg:grid-cols-3">
        {whereToGo.map(({ when, where }) => (
          <div key={when}>
            <dt className="font-semibold text-sea-deep">{when}</dt>
            <dd>{where}</dd>
          </div>
        ))}
      </dl>
      {openAtNight.length > 0 && (
        <>
          <p className="mt-4 font-semibold text-sea-deep">{urgentWords.openAtNight}</p>
          <ul>
            {openAtNight.map(({ name, phone, way }) => (
              <li key={name}>
                {name}{' '}
                <a href={phoneHref(phone)} className={`font-semibold whitespace-nowrap ${tallLink}`}>
                  {phone}
                </a>
                {way && <span className="block text-small">{way}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  );
}

function TakeAlong({ help: { takeAlong, hospital } }: { help: Help }) {
  const { onTheWay } = hospital;
  if (takeAlong.length === 0 && !onTheWay) return null;
  return (
    <Part id="take-along" title={urgentWords.takeAlong}>
      {onTheWay && <HelpLines text={onTheWay.rest} className="mb-5 prose-width" />}
      <ul className="grid gap-x-gap gap-y-3 leading-snug md:grid-cols-2">
        {takeAlong.map(({ icon, text }) => (
          <li key={text} className="flex gap-3">
            <NamedIcon name={icon} className="size-6 text-terracotta" /> {text}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** First aid, each closed behind what happened, and the articles that say more. */
function UntilOpen({ help: { untilOpen, articles } }: { help: Help }) {
  return (
    <Part id={UNTIL_OPEN} title={urgentWords.untilOpen}>
      <div className="accordion">
        {untilOpen.map(({ when, help, more }) => (
          <details key={when}>
            <summary>
              <span className="font-semibold">{when}</span>
              <Icon drawing={plusIcon} />
              <Icon drawing={minusIcon} />
            </summary>
            <p className="whitespace-pre-line">
              {help}
              {more && (
                <>
                  {' '}
                  <Link
                    to={articlePath(more.article) + (more.part ? `#${more.part}` : '')}
                    className={tallLink}
                  >
                    {more.heading}
                  </Link>
                </>
              )}
            </p>
          </details>
        ))}
      </div>
      {articles.length > 0 && (
        <ul className="mt-2">
          {articles.map(({ article, label }) => (
            <li key={article}>
              <TextLink to={articlePath(article)} className="gap-2.5">
                <Icon drawing={firstAidIcon} /> {label}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Telephone() {
  return (
    <Part id="telephone" title={urgentWords.telephone}>
      <p className="mb-4 prose-width">{urgent!.call}</p>
      <Call look="secondary" />
    </Part>
  );
}
