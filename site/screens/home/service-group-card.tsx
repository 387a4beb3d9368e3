import type { ReactNode } from 'react';
import { services as allServices } from '#clinic/services.server.ts';
import { site } from '#clinic/site.ts';
import { urgent as help } from '#clinic/urgent.ts';
import { words } from '#words/home.ts';
import { urgentWords } from '#words/urgent.ts';
import type { ServiceGroup } from '../../../domain/clinic/categories.ts';
import type { Service } from '../../../domain/clinic/service.ts';
import { articlePath, bookingPath, hasScreen, pathOf, servicePath } from '../../../domain/web/screens.ts';
import { PhoneLink } from '../../sections/contact-links.tsx';
import { languageOf } from '../../sections/unreviewed-note.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, arrowRightIcon, checkIcon, firstAidIcon, phoneIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TextLink, textLink } from '../../ui/text-link.tsx';
import { Sentence, visuallyHidden } from '../../ui/sentence.tsx';

// What a card shows; the rest is folded away.
const BENEFITS = 2;
const SERVICES = 3;

/**
 * One of the fields of the clinic's work: what it is, why here, which services, and the way to a visit.
 *
 * @param group - with its place on the page
 */
export function ServiceGroupCard(group: ServiceGroup & { id: string }) {
  const { id, landing, category, title, description, reason, urgent, benefits } = group;
  const services = group.services.map((each) => allServices.find((service) => service.id === each)!);
  return (
    <article id={id} className={`group-card h-full ${urgent ? 'bg-terracotta-pale' : 'bg-white'}`}>
      <Picture
        of={group}
        sizes="(width >= 120rem) 36rem, (width >= 76rem) 26rem, 20rem"
        // What it shows stands in its upper part more often than at its foot.
        className="group-picture block aspect-(--picture-ratio) w-full object-cover object-[50%_20%] wide:aspect-auto wide:h-full wide:min-h-66 print:h-[3.5cm] print:min-h-0"
      />
      <div className="pt-[1.1rem] pb-[0.6rem] wide:pt-7 wide:pb-2 wide:[grid-area:head]">
        <h3 className="text-[1.75rem] leading-tight wide:text-[2.125rem]">{title}</h3>
        <p className="mt-1 leading-normal">{description}</p>
      </div>
      {benefits.length > 0 && (
        <ul
          aria-label={words.benefitsOf(title)}
          className="wide:pt-[1.95rem] wide:pb-4 wide:[grid-area:benefits]"
        >
          {benefits.slice(0, BENEFITS).map((benefit) => (
            <Benefit key={benefit}>{benefit}</Benefit>
          ))}
          {benefits.length > BENEFITS && (
            <li className="ps-[calc(1.25em+0.625rem)]">
              <Folded summary={words.moreBenefits({ unseen: visuallyHidden }, benefits.length - BENEFITS)}>
                {benefits.slice(BENEFITS).map((benefit) => (
                  <li key={benefit} className="py-1 leading-snug">
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
          className="mt-[0.4rem] divide-y divide-sand-deep/60 border-t border-sand-deep/60 wide:mt-0 wide:border-t-0 wide:pt-[1.35rem] wide:pb-4 wide:[grid-area:services]"
        >
          {services.slice(0, SERVICES).map((service) => (
            <li key={service.id}>
              <ServiceLink {...service} />
            </li>
          ))}
          {services.length > SERVICES && (
            <li>
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
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-[0.6rem] pb-4 wide:justify-start wide:pt-1 wide:pb-[1.6rem] wide:[grid-area:actions] min-[84rem]:gap-x-6">
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

/** Whom to call or, while the clinic is closed, what to do. */
function FirstAid() {
  const [first] = help?.articles ?? [];
  return (
    <>
      <span className="basis-full closed:hidden">
        <PhoneLink className={`${textLink} gap-2.5`}>
          <Icon drawing={phoneIcon} /> {urgentWords.callNow(site.phone)}
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
    <li className="flex gap-2.5 py-1 leading-snug">
      <Icon drawing={checkIcon} className="mt-[0.1em] text-terracotta" /> {children}
    </li>
  );
}

function ServiceLink({ id, title, translation }: Service) {
  return (
    <Link
      to={servicePath(id)}
      {...languageOf({ translation })}
      className="group flex min-h-11 items-center justify-between gap-3 font-semibold text-sea-deep"
    >
      <span className="underline decoration-transparent decoration-2 underline-offset-4 group-hover:decoration-sea">
        {title}
      </span>
      <Icon drawing={arrowRightIcon} className="size-4 text-sea-line" />
    </Link>
  );
}

/** The rest of a list, behind how many there are. */
function Folded({ summary, children }: { summary: ReactNode[]; children: ReactNode }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center underline decoration-dotted decoration-1 underline-offset-4">
        <Sentence parts={summary} />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
