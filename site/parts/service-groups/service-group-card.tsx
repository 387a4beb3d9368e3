import type { ReactNode } from 'react';
import { services as allServices } from '#clinic/services.server.ts';
import { site } from '#clinic/site.ts';
import { words } from '#words/home.ts';
import { words as frame } from '#words/layout.ts';
import type { ServiceGroup } from '../../../domain/clinic/categories.ts';
import type { Service } from '../../../domain/clinic/service.ts';
import { bookingPath, hasScreen, pathOf, servicePath } from '../../../domain/web/screens.ts';
import { languageOf } from '../text-review/unreviewed-note.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, checkIcon, firstAidIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Sentence, visuallyHidden } from '../../ui/sentence.tsx';

// Number of benefits shown; the others are collapsed.
const BENEFITS = 2;
const SERVICES = 3;

/**
 * A group of services: what it is, its benefits, its services and a booking link.
 */
export function ServiceGroupCard(group: ServiceGroup) {
  const { landing, category, title, description, reason, urgent, benefits } = group;
  const services = group.services.map((each) => allServices.find((service) => service.id === each)!);
  return (
    <article className="group-card" data-urgent={urgent ? '' : undefined}>
      <Picture of={group} sizes="(width >= 64rem) 26rem, (width >= 48rem) 50vw, 20rem" className="picture" />
      <div className="group-head">
        <h3>{title}</h3>
        <p>{description}</p>
      </div>
      {urgent && hasScreen('in-pain', site) && (
        <TextLink to={pathOf('in-pain')} className="group-in-pain">
          <Icon drawing={firstAidIcon} /> {frame.pages['in-pain']}
        </TextLink>
      )}
      {benefits.length > 0 && (
        <ul aria-label={words.benefitsOf(title)} className="group-benefits">
          {benefits.slice(0, BENEFITS).map((benefit) => (
            <Benefit key={benefit}>{benefit}</Benefit>
          ))}
          {benefits.length > BENEFITS && (
            <li className="more">
              <Folded summary={words.moreBenefits({ unseen: visuallyHidden }, benefits.length - BENEFITS)}>
                {benefits.slice(BENEFITS).map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </Folded>
            </li>
          )}
        </ul>
      )}
      {services.length > 0 && (
        <ul aria-label={words.servicesOf(title)} className="group-services">
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
      <div className="group-actions">
        {(landing || category) && hasScreen('services', site) && (
          <TextLink to={landing ? servicePath(landing) : `${pathOf('services')}#${category}`}>
            <Sentence parts={words.learnMore({ unseen: visuallyHidden }, title)} />
          </TextLink>
        )}
        <ButtonLink
          to={category && reason ? bookingPath('booknow', { category }) : pathOf('booknow')}
          look="secondary"
          // On a phone one link leads on from each card, and the bar books.
          className="min-h-11! px-3.5! py-1! lg:max-xl:px-2.5! whitespace-nowrap max-md:hidden"
        >
          <Sentence parts={words.bookVisit({ unseen: visuallyHidden }, title)} />
        </ButtonLink>
      </div>
    </article>
  );
}

function Benefit({ children }: { children: string }) {
  return (
    <li className="benefit">
      <Icon drawing={checkIcon} /> {children}
    </li>
  );
}

function ServiceLink({ id, title, translation }: Service) {
  return (
    <Link to={servicePath(id)} {...languageOf({ translation })} className="group-service">
      {title}
    </Link>
  );
}

/** The rest of a list, collapsed behind its number of entries. */
function Folded({ summary, children }: { summary: ReactNode[]; children: ReactNode }) {
  return (
    <details>
      <summary>
        <Sentence parts={summary} />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
