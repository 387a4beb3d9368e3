import type { ReactNode } from 'react';
import { services as allServices } from '#clinic/services.server.ts';
import { site } from '#clinic/site.ts';
import { urgent as help } from '#clinic/urgent.ts';
import { words } from '#words/home.ts';
import { urgentWords } from '#words/urgent.ts';
import type { ServiceGroup } from '../../../domain/clinic/categories.ts';
import type { Service } from '../../../domain/clinic/service.ts';
import { articlePath, bookingPath, hasScreen, pathOf, servicePath } from '../../../domain/web/screens.ts';
import { PhoneLink, phoneText } from '../../sections/contact-links.tsx';
import { languageOf } from '../../sections/unreviewed-note.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, checkIcon, firstAidIcon, phoneIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TextLink, textLink } from '../../ui/text-link.tsx';
import { Sentence, visuallyHidden } from '../../ui/sentence.tsx';
import { WithNumbers } from '../../ui/with-numbers.tsx';

// Number of benefits shown; the others are collapsed.
const BENEFITS = 2;
const SERVICES = 3;

/**
 * A group of services: what it is, its benefits, its services and a booking link.
 *
 * @param group - with the id of its section
 */
export function ServiceGroupCard(group: ServiceGroup & { id: string }) {
  const { id, landing, category, title, description, reason, urgent, benefits } = group;
  const services = group.services.map((each) => allServices.find((service) => service.id === each)!);
  return (
    <article id={id} className={`group-card ${urgent ? 'bg-terracotta-pale' : 'bg-white'}`}>
      <Picture
        of={group}
        sizes="(width >= 64rem) 26rem, (width >= 48rem) 50vw, 20rem"
        className="aspect-4/3 w-full bg-mist-deep object-cover print:h-[3.5cm]"
      />
      <div className="row-start-2 pt-3.5 pb-2 md:pt-5 md:pb-3">
        <h3 className="text-[1.7rem] leading-tight md:text-[clamp(1.75rem,1.2rem+1vw,2.125rem)]">{title}</h3>
        <p className="mt-1 text-base leading-snug">{description}</p>
      </div>
      {benefits.length > 0 && (
        <ul aria-label={words.benefitsOf(title)} className="row-start-3 text-base">
          {benefits.slice(0, BENEFITS).map((benefit) => (
            <Benefit key={benefit}>{benefit}</Benefit>
          ))}
          {benefits.length > BENEFITS && (
            <li className="ps-[calc(1.25em+0.625rem)]">
              <Folded summary={words.moreBenefits({ unseen: visuallyHidden }, benefits.length - BENEFITS)}>
                {benefits.slice(BENEFITS).map((benefit) => (
                  <li key={benefit} className="py-0.5 leading-snug">
                    {benefit}
                  </li>
                ))}
              </Folded>
            </li>
          )}
        </ul>
      )}
      {services.length > 0 && (
        <ul
          aria-label={words.servicesOf(title)}
          className={`row-start-4 mt-1.5 flex flex-wrap content-start gap-x-4 border-t pt-2 pb-1.5 ${urgent ? 'border-terracotta/30' : 'border-sand-deep/60'}`}
        >
          {services.slice(0, SERVICES).map((service) => (
            <li key={service.id}>
              <ServiceLink {...service} />
            </li>
          ))}
          {services.length > SERVICES && (
            <li className="open-in-place">
              <Folded summary={words.moreServices({ unseen: visuallyHidden }, services.length - SERVICES)}>
                {services.slice(SERVICES).map((service) => (
                  <li key={service.id}>
                    <ServiceLink {...service} />
                  </li>
                ))}
              </Folded>
            </li>
          )}
        </ul>
      )}
      <div className="row-start-5 flex flex-wrap content-start items-center justify-between gap-x-2 gap-y-1 pt-1.5 pb-3.5 md:pb-5 lg:justify-start xl:gap-x-5">
        {urgent && <FirstAid />}
        {(landing || category) && hasScreen('services', site) && (
          <TextLink to={landing ? servicePath(landing) : `${pathOf('services')}#${category}`}>
            <Sentence parts={words.learnMore({ unseen: visuallyHidden }, title)} />
          </TextLink>
        )}
        <ButtonLink
          to={category && reason ? bookingPath('booknow', { category }) : pathOf('booknow')}
          look="secondary"
          className="min-h-11! px-3.5! py-1! whitespace-nowrap"
        >
          <Sentence parts={words.bookVisit({ unseen: visuallyHidden }, title)} />
        </ButtonLink>
      </div>
    </article>
  );
}

/** Whom to call, or what to do while the clinic is closed. */
function FirstAid() {
  const [first] = help?.articles ?? [];
  return (
    <>
      <span className="basis-full closed:hidden">
        <PhoneLink className={`${textLink} gap-2.5`}>
          <Icon drawing={phoneIcon} /> <WithNumbers text={urgentWords.callNow(phoneText)} />
        </PhoneLink>
      </span>
      {first && (
        <span className="hidden basis-full closed:inline noscript:inline">
          <TextLink to={articlePath(first.article)} className="gap-2.5">
            <Icon drawing={firstAidIcon} /> {first.label}
          </TextLink>
        </span>
      )}
    </>
  );
}

function Benefit({ children }: { children: string }) {
  return (
    <li className="flex gap-2.5 py-0.5 leading-snug">
      <Icon drawing={checkIcon} className="mt-[0.1em] text-terracotta" /> {children}
    </li>
  );
}

function ServiceLink({ id, title, translation }: Service) {
  return (
    <Link
      to={servicePath(id)}
      {...languageOf({ translation })}
      className="inline-flex min-h-11 items-center font-semibold text-sea-deep underline decoration-sea-light decoration-1 underline-offset-4 hover:decoration-sea hover:decoration-2"
    >
      {title}
    </Link>
  );
}

/** The rest of a list, collapsed behind its number of entries. */
function Folded({ summary, children }: { summary: ReactNode[]; children: ReactNode }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center text-[0.9375rem] underline decoration-dotted decoration-1 underline-offset-4">
        <Sentence parts={summary} />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
