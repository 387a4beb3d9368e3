import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { clinic } from '../../clinic/clinic.ts';
import { addressText, emailHref, phoneHref, phoneText } from '../content/clinic-facts.ts';
import { OfficeHours } from '../sections/office-hours.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { Brand } from './brand.tsx';
import { CurrentYear } from './current-year.tsx';
import { useFirstServices, type NavigationItem } from './navigation.ts';
import { scrollTo } from './smooth-scroll.ts';

const QUICK_LINKS: NavigationItem[] = [
  { to: '/', label: 'Home' },
  { to: '/services', label: 'Services' },
  { to: '/about', label: 'About' },
  { to: '/doctors', label: 'Doctors' },
  { to: '/gallery', label: 'Gallery' },
  { to: '/blog', label: 'Blog' },
  { to: '/contact', label: 'Contact' },
  { to: '/booknow', label: 'Book Appointment' },
];

const SOCIAL = [
  { name: 'Facebook', icon: 'facebook', href: clinic.social.facebook },
  { name: 'Instagram', icon: 'instagram', href: clinic.social.instagram },
  { name: 'Twitter', icon: 'twitter', href: clinic.social.twitter },
  { name: 'LinkedIn', icon: 'linkedin', href: clinic.social.linkedin },
] satisfies { name: string; icon: IconName; href?: string | null }[];

const LINK =
  'inline-flex min-h-11 min-w-11 max-w-full wrap-anywhere items-center text-mist hover:text-white hover:underline underline-offset-4';

export function Footer() {
  const services = useFirstServices();
  return (
    <footer className="bg-night pt-16 pb-[calc(var(--bottom-bar-height)+1.5rem)] text-mist print:border-t print:p-0">
      <div className="page">
        <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1.2fr_1.4fr] print:flex print:justify-between">
          <div>
            <Brand onDark />
            <p className="mt-4 max-w-xs print:hidden">
              Dentistry for the whole family in {clinic.address.locality}, {clinic.address.city}, since{' '}
              {clinic.founded}: unhurried, explained before it begins, at a price you know.
            </p>
            <address className="mt-4 max-w-xs not-italic">
              {addressText}
              <br />
              <a href={emailHref} className={`${LINK} underline decoration-sea-light`}>
                {clinic.email}
              </a>
            </address>
            <ul className="mt-1 -ms-2.5 flex print:hidden">
              {SOCIAL.map(({ name, icon, href }) => (
                <li key={name}>
                  <a
                    href={href ?? undefined}
                    target={href ? '_blank' : undefined}
                    rel={href ? 'noopener' : undefined}
                    className="grid size-11 place-items-center rounded-full text-sea-light [&[href]]:hover:bg-sea-deep [&[href]]:hover:text-white"
                  >
                    <Icon name={icon} className="text-xl" />
                    <span className="sr-only">{name}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <LinkList heading="Quick Links" items={QUICK_LINKS} />
          <LinkList
            heading="Our Services"
            items={[
              ...services.map(({ id, title }) => ({ to: `/services/${id}`, label: title })),
              { to: '/services', label: 'View All Services' },
            ]}
          />
          <Column heading="Working Hours">
            <div className="mt-3">
              <OfficeHours onDark />
            </div>
            <p className="mt-5">Emergency contact</p>
            <a
              href={phoneHref}
              className="inline-flex min-h-11 items-center gap-2 text-lg font-semibold text-white underline decoration-sea-light decoration-2 underline-offset-4"
            >
              <Icon name="phone" /> {phoneText}
            </a>
          </Column>
        </div>
        <div className="mt-12 flex items-center print:hidden justify-between gap-4 border-t border-sea pt-6 md:pe-20 min-[90rem]:pe-0">
          <div className="flex flex-wrap items-center gap-x-6">
            <p className="py-2">
              © <CurrentYear /> {clinic.name}
            </p>
            <Link to="/sitemap" className={LINK}>
              Sitemap
            </Link>
            <Link to="/privacy-policy" className={LINK}>
              Privacy Policy
            </Link>
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- a placeholder link until the clinic has such a page */}
            <a className="inline-flex min-h-11 items-center">Terms of Service</a>
          </div>
          <button
            type="button"
            onClick={scrollToTop}
            className="grid size-12 shrink-0 place-items-center rounded-full border-2 border-sea-light text-white hover:bg-sea-deep noscript:hidden"
          >
            <Icon name="arrow-up" className="text-xl" />
            <span className="sr-only">Scroll to top</span>
          </button>
        </div>
      </div>
    </footer>
  );
}

function scrollToTop() {
  scrollTo(document.body);
  // The keyboard goes on from the top, too.
  document.getElementById('main')?.focus({ preventScroll: true });
}

function Column({
  heading,
  className,
  children,
}: {
  heading: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <h2 className="text-xl text-white">{heading}</h2>
      {children}
    </div>
  );
}

function LinkList({ heading, items }: { heading: string; items: NavigationItem[] }) {
  return (
    <Column heading={heading} className="print:hidden">
      <ul className="mt-2 columns-2 sm:columns-1">
        {items.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={LINK}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Column>
  );
}
