import { facts } from '#clinic/facts.ts';
import { words } from '#words/service.ts';
import { shared } from '#words/shared.ts';
import { areaText } from '../../../domain/web/contact-links.ts';
import type { Service } from '../../../domain/clinic/service.ts';
import { bookingPath, pathOf, servicePath } from '../../../domain/web/screens.ts';
import { categoryOf } from '../../content/services.server.ts';
import { CallLink, phoneText } from '../../parts/contact/contact-links.tsx';
import { UnreviewedNote } from '../../parts/text-review/unreviewed-note.tsx';
import { UrgentLink } from '../../parts/urgent-help/urgent-link.tsx';
import { PictureHero } from '../../parts/hero/picture-hero.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SheetTitles } from './after-care.tsx';
import { isSeenAtAGlance } from './at-a-glance.tsx';
import { WithNumbers } from '../../ui/with-numbers.tsx';

const ABOVE = [
  { name: shared.home, path: pathOf('home') },
  { name: words.services, path: pathOf('services') },
];

/** A service's name with the town. */
export function headingOf({ title }: Service): string {
  return words.title(title, areaText(facts.address));
}

export function ServiceHero({ service }: { service: Service }) {
  const { id, title, shortDescription, urgent } = service;
  const category = categoryOf(service);
  return (
    <PictureHero
      above={<Breadcrumb above={ABOVE} current={title} />}
      eyebrow={category.name}
      heading={headingOf(service)}
      intro={shortDescription}
      note={
        <>
          <SheetTitles {...service} />
          <UnreviewedNote {...service} path={servicePath(id)} className="on-sheet mt-2 prose-width" />
        </>
      }
      picture={service}
      icon={category.icon}
      isUnderSheet={isSeenAtAGlance(service)}
    >
      <ButtonLink to={bookingPath('booknow', { service: id })}>{shared.bookAppointment}</ButtonLink>
      {urgent && (
        <>
          <CallLink>
            <WithNumbers text={shared.inPain(phoneText)} />
          </CallLink>
          <UrgentLink isShortOnPhones className="mt-3 basis-full md:mt-4" />
        </>
      )}
    </PictureHero>
  );
}
