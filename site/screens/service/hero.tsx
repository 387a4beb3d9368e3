import { site } from '#clinic/site.ts';
import { words } from '#words/service.ts';
import { shared } from '#words/shared.ts';
import { phoneHref } from '../../../domain/contact-links.ts';
import { bookingPath, pathOf } from '../../../domain/screens.ts';
import { UrgentLink } from '../../sections/urgent-link.tsx';
import { PictureHero } from '../../sections/picture-hero.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Icon, phoneIcon } from '../../ui/icons.tsx';
import { AtAGlance, isSeenAtAGlance } from './at-a-glance.tsx';
import type { ServicePage } from './page.ts';

const ABOVE = [
  { name: shared.home, path: pathOf('home') },
  { name: words.services, path: pathOf('services') },
];

type Props = Pick<ServicePage, 'heading' | 'category' | 'summary' | 'glance' | 'isUrgent'>;

export function ServiceHero({ heading, category, summary, glance, isUrgent }: Props) {
  return (
    <PictureHero
      above={<Breadcrumb above={ABOVE} current={summary.title} />}
      eyebrow={category}
      heading={heading}
      intro={summary.shortDescription}
      picture={summary.image}
      icon={summary.icon}
      alt={summary.imageAlt}
      sheet={isSeenAtAGlance(glance) ? <AtAGlance {...glance} /> : undefined}
    >
      <ButtonLink to={bookingPath('booknow', { service: summary.id })}>{shared.bookAppointment}</ButtonLink>
      {isUrgent && (
        <>
          <ButtonAnchor look="quiet" href={phoneHref(site.phone)} className="closed:hidden">
            <Icon drawing={phoneIcon} /> {shared.inPain(site.phone)}
          </ButtonAnchor>
          <UrgentLink className="mt-4 basis-full" />
        </>
      )}
    </PictureHero>
  );
}
