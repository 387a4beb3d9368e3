import { facts } from '#clinic/facts.ts';
import { page } from '#clinic/pages/home.ts';
import { followsTheHour, windowDrawing } from '#clinic/window.ts';
import { words } from '#words/home.ts';
import { shared } from '#words/shared.ts';
import { isDrawnView } from '../../../domain/clinic/view.ts';
import { pathOf } from '../../../domain/web/screens.ts';
import { PhoneLink, phoneText } from '../../parts/contact/contact-links.tsx';
import { OfficeHours } from '../../parts/opening-hours/office-hours.tsx';
import { UrgentLink } from '../../parts/urgent-help/urgent-link.tsx';
import { Emblem } from '../../parts/window/emblem.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, phoneIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { WithNumbers } from '../../ui/with-numbers.tsx';

/** Wider than the arch, because the picture is cropped at both sides. */
const SIZES = '(width >= 76rem) 54rem, (width >= 48rem) 63vw, 36rem';

/** The first screen's class: a window whose light follows the hour, another window, or no window. */
const LOOK = followsTheHour ? 'window-room' : isDrawnView(facts.view) ? '' : 'hero-without-sill';

const { eyebrow, heading, intro, counters, image } = page;

/** First screen of the home page: promise, town and booking button, with the clinic's figures below. */
export function Hero() {
  return facts.view === 'none' ? <HeroWithoutPicture /> : <HeroWithPicture />;
}

/** The text alone, with the opening hours beside it on large screens. */
function HeroWithoutPicture() {
  return (
    <section className="bg-mist">
      <div className="page pt-[calc(var(--header-height)+1.5rem)] pb-10 md:pt-[calc(var(--header-height)+3rem)] md:pb-16 wide:pt-40 wide:pb-28">
        {eyebrow && <p className="font-semibold text-terracotta-deep">{eyebrow}</p>}
        <h1 className="mt-2 max-w-[13em] text-title md:mt-4 md:text-hero">{heading}</h1>
        <div className="flex items-end justify-between gap-x-gap">
          <div>
            <UrgentLink className="mt-5 max-w-120 md:mt-8" />
            <p className="mt-5 max-w-[30em] text-lead text-pretty md:mt-7">{intro}</p>
            <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 max-md:justify-center md:mt-8">
              <ButtonLink to={pathOf('booknow')} className="min-h-13 px-7 max-md:w-full">
                {shared.bookAppointment}
              </ButtonLink>
              <InPainLink />
            </div>
          </div>
          <div className="hidden shrink-0 leading-snug text-night lg:block print:hidden">
            <OfficeHours />
          </div>
        </div>
      </div>
      {counters.length > 0 && (
        <div className="bg-sand">
          <div className="page @container pt-7 pb-6 md:py-9 wide:py-12">
            <Counters />
          </div>
        </div>
      )}
    </section>
  );
}

/**
 * The text beside a window on a sill that spans the screen, or beside a photograph in an arch that stands on
 * the wall below.
 */
function HeroWithPicture() {
  return (
    <section className={`hero ${LOOK}`}>
      <div className="hero-columns page">
        {/* It begins over the text and ends beside the arch, which is narrow where it reaches up to it. */}
        <div className="relative z-1 max-md:page md:pt-[calc(var(--header-height)+0.75rem)] wide:pt-30 min-[100rem]:pt-44 md:max-lg:col-span-full md:max-lg:max-w-[60%]">
          {eyebrow && (
            <p className="font-semibold text-terracotta-deep dark-room:text-terracotta-pale">{eyebrow}</p>
          )}
          <h1 className="hero-heading mt-0.5 text-wrap md:mt-2.5 md:text-[length:calc(0.5rem+5.4vw)] wide:mt-4 wide:text-[length:min(5.5rem,0.5rem+5.4vw)] dark-room:text-white">
            {heading}
          </h1>
        </div>
        <div className="relative z-1 max-md:contents md:pb-8 wide:pb-16">
          <UrgentLink className="max-md:mx-(--spacing-edge) max-md:mt-4 md:mb-6 wide:mb-8 wide:max-w-120" />
          <p className="max-w-[25.5em] text-lead text-balance max-md:page max-md:order-1 max-md:pt-3">
            {intro}
          </p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 max-md:page max-md:mt-4 max-md:justify-center md:mt-6 md:gap-y-3 wide:mt-8">
            <ButtonLink
              to={pathOf('booknow')}
              className="min-h-13 px-7 max-md:w-full not-dark:dark-room:bg-pill not-dark:dark-room:text-on-pill not-dark:dark-room:hover:bg-pill-over"
            >
              {shared.bookAppointment}
            </ButtonLink>
            <InPainLink />
          </div>
        </div>
        <div className="hero-wall">
          <HeroWindow />
        </div>
      </div>
      {isDrawnView(facts.view) && <div className="hero-sill" />}
      <div className="hero-figures">
        {counters.length > 0 && (
          <div className="page @container flex items-end justify-between md:items-center gap-x-gap pt-2 pb-3 md:pt-9 md:pb-5 wide:pt-14 wide:pb-12">
            <Counters />
            <div className="hidden shrink-0 leading-snug text-night lg:block lg:max-wide:text-small print:hidden">
              <OfficeHours />
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

/** The telephone, while the clinic is open; then UrgentLink is the way to help. */
function InPainLink() {
  return (
    <PhoneLink className="inline-flex min-h-11 items-center gap-2.5 font-semibold underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-current closed:hidden">
      <Icon drawing={phoneIcon} /> <WithNumbers text={shared.inPain(phoneText)} />
    </PhoneLink>
  );
}

/** The drawing is inline, so that style sheets can change its light. */
function HeroWindow() {
  if (windowDrawing) {
    return (
      <div
        role="img"
        aria-label={image ? page.imageAlt : words.townWindow}
        className="hero-window hero-drawing"
        dangerouslySetInnerHTML={{ __html: windowDrawing }}
      />
    );
  }
  if (!isDrawnView(facts.view) || !image)
    return <Emblem className="hero-window framed" sizes={SIZES} eager />;
  return (
    <div className="hero-window window-frame">
      <Picture
        of={page}
        sizes={SIZES}
        eager
        className="aspect-[900/940] w-full rounded-t-full object-cover"
      />
    </div>
  );
}

/** The clinic's figures, which count up from 0 once (parts/achievements/counters.ts). */
function Counters() {
  return (
    <dl
      className={`counter grid min-w-0 grow justify-between gap-x-4 gap-y-5 ${counters.length <= 3 ? 'grid-cols-[repeat(3,auto)]' : 'grid-cols-2'} @max-[15rem]:grid-cols-1 md:flex md:flex-wrap md:justify-start md:gap-x-10 wide:gap-x-18`}
    >
      {counters.map(({ label, claim }) => (
        <div key={label} className="flex flex-col-reverse justify-end text-night">
          <dt className="relative z-1 text-small leading-tight max-md:max-w-[8em] md:text-base">{label}</dt>
          <dd className="font-display text-[length:clamp(2rem,1.3rem+2.9vw,4rem)] leading-none font-medium wrap-anywhere @min-[15rem]:whitespace-nowrap @max-[21rem]:text-[1.75rem] tracking-[-0.03em] [font-variant-numeric:lining-nums_tabular-nums]">
            <span className="relative inline-block">
              <span className="counter-figure">{words.figure(facts.claims[claim]!)}</span>
              <span aria-hidden="true" className="counter-step absolute inset-0 whitespace-nowrap" />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
