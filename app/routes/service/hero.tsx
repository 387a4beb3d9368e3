import { Suspense } from 'react';
import { site } from '#clinic/site.ts';
import { words } from '#words/service.ts';
import { shared } from '#words/shared.ts';
import { phoneHref } from '../../../domain/contact.ts';
import type { ServiceSummary } from '../../content/services.server.ts';
import { bookingPath, pathOf } from '../../pages.ts';
import { PictureHero } from '../../sections/picture-hero.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { late } from '../../ui/late.ts';
import type { Glance } from './at-a-glance.tsx';

// They are in the delivered page, and need no code to be of use.
const AtAGlance = late(() => import('./at-a-glance.tsx'));
const LampLink = late(async () => {
  const { LampLink: lamp } = await import('../../sections/lamp-link.tsx');
  return { default: lamp };
});

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
      sheet={
        glance.facts.length > 0 || glance.doctor ? (
          <Suspense>
            <AtAGlance {...glance} />
          </Suspense>
        ) : undefined
      }
    >
      <ButtonLink to={bookingPath('booknow', { service: service.id })}>{shared.bookAppointment}</ButtonLink>
      {isUrgent && (
        <>
          <ButtonAnchor look="quiet" href={phoneHref(site.phone)} className="closed:hidden">
            <Icon name="phone" /> {words.inPain(site.phone)}
          </ButtonAnchor>
          <Suspense>
            <LampLink className="mt-4 basis-full" />
          </Suspense>
        </>
      )}
    </PictureHero>
  );
}
