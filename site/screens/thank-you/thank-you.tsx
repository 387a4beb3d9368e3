import { Fragment } from 'react';
import { facts } from '#clinic/facts.ts';
import { site } from '#clinic/site.ts';
import { page as view } from '#clinic/pages/book.ts';
import { page } from '#clinic/pages/thank-you.ts';
import { tellUsFirst } from '#clinic/tell-us-first.server.ts';
import { urgent } from '#clinic/urgent.ts';
import { booking } from '#words/booking.ts';
import { chatMessages } from '#words/chat-messages.ts';
import { optionalEmail } from '#words/optional-email.ts';
import { photos } from '#words/photos.ts';
import { shared } from '#words/shared.ts';
import { thankYou } from '#words/thank-you.ts';
import { visit } from '#words/visit.ts';
import { answerPromise } from '../../../domain/clinic/answer-time.ts';
import { accessFacts } from '../../../words/visit-facts.ts';
import { BookingBackdrop } from '../../forms/booking/booking-backdrop.tsx';
import { IS_EMAIL_OPTIONAL, IS_SENT_BY_RELAY, TAKES_PHOTOS } from '../../forms/booking/schedule.ts';
import { hasScreen, pathOf } from '../../../domain/web/screens.ts';
import { EmailLink, PhoneLink } from '../../parts/contact/contact-links.tsx';
import { OfficeHours } from '../../parts/opening-hours/office-hours.tsx';
import { TellUsFirstList } from '../../parts/tell-us-first/tell-us-first.tsx';
import { UrgentHelp } from '../../parts/urgent-help/urgent-help.tsx';
import { GettingIn } from '../../parts/fact-list/fact-list.tsx';
import { HAS_EMBLEM } from '../../parts/window/emblem.tsx';
import { WallWindow } from '../../parts/window/wall-window.tsx';
import { whatsappHref } from '../../../domain/web/contact-links.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { NamedIcon } from '../../ui/named-icon.tsx';
import { Icon, phoneIcon, calendarAddIcon } from '../../ui/icons.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { Toast } from '../../ui/toast.tsx';
import { pageHead } from '../../seo/head.ts';

export const head = pageHead(pathOf('thank-you'), {
  title: page.heading,
  description: page.description,
  hidden: true,
});

export function ThankYou() {
  return (
    <div className="booking-page bg-mist">
      <Toast
        tone="success"
        title={view.toast === 'confirmed' ? booking.booked : booking.sent}
        isShown={false}
      />
      <section className={`thanks-head ${HAS_EMBLEM ? 'window-wall' : ''}`}>
        <div className="page thanks-columns">
          <WallWindow />
          <div className="thanks-text">
            <h1 className="text-title">{page.heading}</h1>
            <p className="mt-3 max-w-[30em] text-lead" data-answer="">
              {page.received}
            </p>
            <Requested />
          </div>
        </div>
      </section>
      <div
        className={`relative page question-answer gap-y-4 lg:grid-rows-[auto_1fr] pt-4 md:gap-y-8 md:pt-8 wide:gap-y-12 wide:pt-12 ${view.image ? '' : 'pb-12'}`}
      >
        <div className="hidden lg:block print:hidden">
          <OfficeHours />
        </div>
        <div className="grid content-start gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {IS_EMAIL_OPTIONAL && <WithoutEmail />}
          <section aria-labelledby="next" className="large-sheet bg-white max-md:p-4 print:p-0">
            <h2 id="next" className="text-answer">
              {page.nextSteps.title}
            </h2>
            <ol className="mt-1 divide-y divide-sand-deep border-b border-sand-deep md:mt-4 wide:mt-5">
              {page.nextSteps.steps.map(({ icon, about, title, description }) => (
                <li
                  key={title}
                  data-answer={about === 'answer' ? '' : undefined}
                  data-with-email={IS_EMAIL_OPTIONAL && about ? '' : undefined}
                  className="grid grid-cols-[auto_minmax(0,1fr)] gap-[min(1.25rem,4vw)] py-2.5 md:py-5"
                >
                  <NamedIcon name={icon} className="size-[min(2rem,9vw)] text-terracotta" />
                  <div>
                    <h3 className="text-card">{title}</h3>
                    <p className="prose-width max-md:leading-snug md:mt-1.5">{description}</p>
                  </div>
                </li>
              ))}
            </ol>
            <p className="mt-3 max-md:leading-snug md:mt-6">
              <Sentence
                parts={thankYou.changes({
                  phone: <PhoneLink className={`${contactLink} whitespace-nowrap`} />,
                  email: <EmailLink className={contactLink} />,
                })}
              />{' '}
              {IS_EMAIL_OPTIONAL ? (
                <span data-with-email="">{thankYou.buttons}</span>
              ) : (
                IS_SENT_BY_RELAY && thankYou.buttons
              )}
            </p>
            <p className="mt-1 hidden items-center gap-2 text-small closed:flex">
              <Icon drawing={phoneIcon} className="text-terracotta" /> {shared.answered}
            </p>
            <p className="mt-4 flex flex-wrap gap-2 md:mt-6 md:gap-4">
              {/* Outlined, because nothing is left to do. */}
              <ButtonLink to={pathOf('home')} look="secondary" className="max-md:px-2.5">
                {thankYou.home}
              </ButtonLink>
              {hasScreen('services', site) && (
                <ButtonLink to={pathOf('services')} look="secondary" className="max-md:px-2.5">
                  {thankYou.services}
                </ButtonLink>
              )}
            </p>
          </section>
        </div>
        <GettingIn facts={accessFacts(facts.access, visit)} isBrief />
        {tellUsFirst && (
          <details className="border-y border-sand-deep py-1 md:py-2 lg:col-span-2 print:text-small">
            <summary className="w-fit cursor-pointer py-2.5 text-sea-deep underline underline-offset-4">
              <h2 className="inline text-card">{visit.tellUsFirst.title}</h2>
            </summary>
            <TellUsFirstList path={pathOf('thank-you')} />
          </details>
        )}
        {urgent && (
          <section aria-labelledby="worse" className="lg:col-span-2 print:hidden">
            <h2 id="worse" className="text-card">
              {thankYou.worse}
            </h2>
            <UrgentHelp path={pathOf('thank-you')} labelledBy="worse" className="mt-2 md:mt-4" />
          </section>
        )}
      </div>
      <BookingBackdrop className="mt-4 max-md:h-28 md:mt-8" />
    </div>
  );
}

const contactLink = 'font-semibold text-sea-deep underline underline-offset-4 wrap-anywhere';

const words = thankYou.requested;

/**
 * How the clinic answers a request without an e-mail address, and a chat that mentions the request. Shown by
 * screens/thank-you/show-request.ts.
 */
function WithoutEmail() {
  const { title, text, chatText, chat } = optionalEmail.thanks;
  return (
    <section
      aria-labelledby="without-email"
      hidden
      data-without-email=""
      className="large-sheet bg-white print:p-0"
    >
      <h2 id="without-email" className="text-card">
        {title}
      </h2>
      <p className="mt-3" data-answer-text="">
        {text(answerPromise(facts))}
      </p>
      {facts.whatsapp && (
        <div className="print:hidden">
          <p className="mt-3">{chatText}</p>
          <p className="mt-4">
            <ButtonAnchor
              href={whatsappHref(facts.whatsapp, chatMessages.booking)}
              data-chat=""
              target="_blank"
              rel="noopener"
            >
              {chat}
            </ButtonAnchor>
          </p>
        </div>
      )}
    </section>
  );
}

/** The requested appointment, with a calendar link. Filled in by screens/thank-you/show-request.ts. */
function Requested() {
  return (
    <section
      aria-labelledby="requested"
      hidden
      data-requested={view.toast}
      className="mt-4 large-sheet bg-white max-md:py-3 md:mt-5 print:p-0"
    >
      <h2 id="requested" className="text-card">
        {words.title}
      </h2>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 md:mt-4 md:gap-x-6 md:gap-y-2">
        {(['date', 'time', 'id'] as const).map((fact) => (
          <Fragment key={fact}>
            <dt className="text-ink-soft">{words[fact]}</dt>
            <dd className="font-semibold text-balance" data-fact={fact} />
          </Fragment>
        ))}
      </dl>
      <p className="mt-4" hidden data-soon="">
        <Sentence
          parts={booking.soon(answerPromise(facts), {
            phone: <PhoneLink className={`${contactLink} whitespace-nowrap`} />,
          })}
        />
      </p>
      {TAKES_PHOTOS && (
        <p className="mt-4 font-semibold" hidden data-without-photos="">
          {photos.notSent}
        </p>
      )}
      <button
        type="button"
        className="mt-1 inline-flex min-h-11 print:hidden items-center md:mt-5 gap-2 font-semibold text-sea-deep underline underline-offset-4"
      >
        <Icon drawing={calendarAddIcon} /> {words.save}
      </button>
      <p className="text-ink-soft max-md:leading-snug">
        {words.tentative}{' '}
        <span className="print:hidden">
          {IS_SENT_BY_RELAY ? (
            <>
              <span data-with-email="">{words.inEmail}</span>
              {IS_EMAIL_OPTIONAL && (
                <span hidden data-without-email="">
                  {words.noteDown}
                </span>
              )}
            </>
          ) : (
            words.noteDown
          )}
        </span>
      </p>
    </section>
  );
}
