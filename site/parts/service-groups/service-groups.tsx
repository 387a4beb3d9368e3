import { groups } from '#clinic/categories.server.ts';
import { page } from '#clinic/pages/home.ts';
import { services } from '#clinic/services.server.ts';
import { site } from '#clinic/site.ts';
import { fees } from '#words/fees.ts';
import { shared } from '#words/shared.ts';
import { feesPath, hasScreen, pathOf, servicePath } from '../../../domain/web/screens.ts';
import { hasFees } from '../../content/fees.server.ts';
import { languageOf } from '../text-review/unreviewed-note.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, arrowRightIcon } from '../../ui/icons.tsx';
import { Sentence, visuallyHidden } from '../../ui/sentence.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ServiceGroupCard } from './service-group-card.tsx';

const { title, intro, features, closing } = page.services;

/** The services of a clinic without groups. */
const ungrouped = groups.length > 0 ? [] : services;

/** Number of services listed without groups. */
const LISTED = 8;

/**
 * The clinic's audience, service groups and first step; renders nothing if the clinic states none of them.
 */
export function ServiceGroups() {
  if (features.length + groups.length + ungrouped.length === 0) return null;
  const rows = [
    ...features.map(({ link, ...feature }) => ({ ...feature, to: link, language: undefined })),
    ...ungrouped.slice(0, LISTED).map((service) => ({
      title: service.title,
      text: service.shortDescription,
      to: servicePath(service.id),
      action: <Sentence parts={shared.learnMore({ unseen: visuallyHidden }, service.title)} />,
      language: languageOf(service),
    })),
  ];
  return (
    <section aria-labelledby="services-heading" className="services py-section">
      <div className="page">
        <div className="question-answer max-md:gap-y-4">
          <div className="stays max-w-108">
            <h2 id="services-heading" className="text-section">
              {title}
            </h2>
            {/* On a phone the last line says the same. */}
            <p className="mt-4 text-lead max-md:hidden print:block">{intro}</p>
          </div>
          {rows.length > 0 && (
            <ul className="service-ways">
              {rows.map(({ title, text, to, action, language }) => (
                <li key={title}>
                  <div {...language}>
                    <h3>{title}</h3>
                    <p>{text}</p>
                  </div>
                  {/* On a phone an arrow replaces the text, and the whole row is clickable. */}
                  <TextLink to={to} className="gap-2 max-md:after:absolute max-md:after:inset-0">
                    <span className="max-md:sr-only">{action}</span>
                    <Icon drawing={arrowRightIcon} className="size-4" />
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
          {hasFees && hasScreen('services', site) && (
            <TextLink to={feesPath()} className="-mt-4 gap-2 justify-self-start md:mt-0 lg:col-start-2">
              {fees.link} <Icon drawing={arrowRightIcon} className="size-4" />
            </TextLink>
          )}
        </div>
      </div>
      {groups.length > 0 && (
        <ul className="groups scroll-in">
          {groups.map((group) => (
            <li key={group.title}>
              <ServiceGroupCard {...group} />
            </li>
          ))}
        </ul>
      )}
      {/* On a phone the bar books, and the cards have said the rest. */}
      <div
        className={`scroll-in page mt-4 ${groups.length > 0 ? 'hidden md:flex' : 'flex'} flex-wrap items-center gap-x-3 gap-y-2 md:mt-10 md:gap-x-8 wide:mt-14`}
      >
        <p className="font-display text-card leading-tight font-medium text-sea-deep max-md:flex-1 max-md:basis-28 max-md:text-xl">
          {closing}
        </p>
        <ButtonLink to={pathOf('booknow')} className="max-md:px-4.5">
          {shared.bookAppointment}
        </ButtonLink>
        {ungrouped.length > LISTED && (
          <ButtonLink to={pathOf('services')} look="quiet">
            {shared.viewAllServices}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
