import { groups } from '#clinic/categories.server.ts';
import { page } from '#clinic/pages/home.ts';
import { services } from '#clinic/services.server.ts';
import { site } from '#clinic/site.ts';
import { fees } from '#words/fees.ts';
import { words } from '#words/home.ts';
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
        <div className="question-answer">
          <div className="stays max-w-108">
            <h2 id="services-heading" className="text-section">
              {title}
            </h2>
            <p className="mt-4 text-lead">{intro}</p>
            {hasFees && hasScreen('services', site) && (
              <TextLink to={feesPath()} className="mt-2 gap-2">
                {fees.link} <Icon drawing={arrowRightIcon} className="size-4" />
              </TextLink>
            )}
          </div>
          {rows.length > 0 && (
            <ul className="self-start divide-y divide-sand-deep border-y border-sand-deep">
              {rows.map(({ title, text, to, action, language }) => (
                <li
                  key={title}
                  className="relative grid grid-cols-[1fr_auto] gap-x-3 py-3 md:items-center md:gap-x-8 wide:py-5"
                >
                  <div {...language}>
                    <h3 className="text-card">{title}</h3>
                    <p className="mt-0.5 max-w-[31em] leading-normal">{text}</p>
                  </div>
                  {/* On a phone an arrow replaces the text, and the whole row is clickable. */}
                  <TextLink
                    to={to}
                    className="-mt-2 gap-2 max-md:after:absolute max-md:after:inset-0 md:mt-0"
                  >
                    <span className="max-md:sr-only">{action}</span>
                    <Icon drawing={arrowRightIcon} className="size-4" />
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        {groups.length > 0 && (
          <nav
            aria-label={words.groups}
            className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.25rem),1fr))] gap-2 md:hidden print:hidden"
          >
            {groups.map(({ title, urgent }, index) => (
              <a
                key={title}
                href={`#${groupId(index)}`}
                className={`grid min-h-11 place-items-center rounded-full px-1 text-center text-base leading-tight font-semibold ${urgent ? 'bg-terracotta-pale text-terracotta-deep forced-colors:border' : 'border border-sand-deep bg-white text-sea-deep'}`}
              >
                {title}
              </a>
            ))}
          </nav>
        )}
      </div>
      {groups.length > 0 && (
        <ul className="groups scroll-in">
          {groups.map((group, index) => (
            <li key={group.title}>
              <ServiceGroupCard {...group} id={groupId(index)} />
            </li>
          ))}
        </ul>
      )}
      <div className="scroll-in page mt-4 flex flex-wrap items-center gap-x-8 gap-y-4 md:mt-10 wide:mt-14">
        <p className="font-display text-card leading-tight font-medium text-sea-deep">{closing}</p>
        <ButtonLink to={pathOf('booknow')} className="max-md:w-full">
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

/** The id of a group's section. */
function groupId(index: number): string {
  return `group-${index + 1}`;
}
