import { site } from '#clinic/site.ts';
import { words } from '#words/service.ts';
import { shared } from '#words/shared.ts';
import { phoneHref } from '../../../domain/contact.ts';
import type { ServiceSummary } from '../../content/services.server.ts';
import { bookingPath, pathOf } from '../../pages.ts';
import { PictureHero } from '../../sections/picture-hero.tsx';
import { LampLink } from '../../sections/urgent-help.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AtAGlance, type Glance } from './at-a-glance.tsx';

const ABOVE = [
  { name: shared.home, path: pathOf('home') },
  { name: words.services, path: pathOf('services') },
];

type Props = {
  heading: string;
  /** the category's name */
  category: string;
  service: ServiceSummary;
  glance: Glance;
  /** whether it is read in pain */
  isUrgent: boolean;
};

export function ServiceHero({ heading, category, service, glance, isUrgent }: Props) {
  return (
    <PictureHero
      above={<Breadcrumb above={ABOVE} current={service.title} />}
      eyebrow={category}
      heading={heading}
      intro={service.shortDescription}
      picture={service.image}
      alt={service.imageAlt}
      sheet={glance.facts.length > 0 || glance.doctor ? <AtAGlance {...glance} /> : undefined}
    >
      <ButtonLink to={bookingPath('booknow', { service: service.id })}>{shared.bookAppointment}</ButtonLink>
      {isUrgent && (
        <>
          <ButtonAnchor look="quiet" href={phoneHref(site.phone)} className="closed:hidden">
            <Icon name="phone" /> {words.inPain(site.phone)}
          </ButtonAnchor>
          <LampLink className="mt-3 basis-full" />
        </>
      )}
    </PictureHero>
  );
}
