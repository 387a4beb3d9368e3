import { words } from '#words/service.ts';
import { shared } from '#words/shared.ts';
import type { ServiceSummary } from '../../content/services.server.ts';
import { pathOf } from '../../pages.ts';
import { PictureHero } from '../../sections/picture-hero.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button.tsx';
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
};

export function ServiceHero({ heading, category, service, glance }: Props) {
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
      <ButtonLink to={pathOf('booknow')}>{shared.bookAppointment}</ButtonLink>
    </PictureHero>
  );
}
