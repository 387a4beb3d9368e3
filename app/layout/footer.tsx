import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { site } from '#clinic/site.ts';
import { texts } from '#clinic/texts.ts';
import { footer } from '#words/footer.ts';
import { words } from '#words/frame.ts';
import { shared } from '#words/shared.ts';
import { addressText, emailHref, phoneHref } from '../../domain/contact.ts';
import { isThere, pathOf, servicePath, type PageId } from '../pages.ts';
import { OfficeHours } from '../sections/office-hours.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sentence } from '../ui/sentence.tsx';
import { Brand } from './brand.tsx';
import { CurrentYear } from './current-year.tsx';
import { useListedServices } from './navigation.ts';
import { scrollTo } from './smooth-scroll.ts';

const QUICK_LINKS = (
  [
    'home',
    'services',
    'about',
    'doctors',
    'gallery',
    'blog',
    'contact',
    'booknow',
  ] as const satisfies PageId[]
).filter((id) => isThere(id, site));

/** Networks the clinic has named; one that it has named without an address shows an icon that leads nowhere. */
const NETWORKS = (['facebook', 'instagram', 'twitter', 'linkedin'] as const).filter(
  (network) => site.social[network] !== undefined,
);

const LINK =
  'inline-flex min-h-11 min-w-11 max-w-full wrap-anywhere items-center text-mist hover:text-white hover:underline underline-offset-4';

export default function Footer() {
  const { first } = useListedServices();
  const hasServices = isThere('services', site);
  return (
    <footer className="bg-night pt-16 pb-[calc(var(--bottom-bar-height)+1.5rem)] text-mist print:border-t print:p-0">
      <div className="page">
        <div
          className={`grid gap-x-8 gap-y-10 sm:grid-cols-2 print:flex print:justify-between ${hasServices ? 'lg:grid-cols-[1.6fr_1fr_1.2fr_1.4fr]' : 'lg:grid-cols-[1.6fr_1fr_1.4fr]'}`}
        >
          <div>
            <Brand onDark />
            <p className="mt-4 max-w-xs print:hidden">{texts.blurb}</p>
            <address className="mt-4 max-w-xs not-italic">
              {addressText(site.address)}
              <br />
              <a href={emailHref(site.email)} className={`${LINK} underline decoration-sea-light`}>
                {site.email}
              </a>
            </address>
            {NETWORKS.length > 0 && (
              <ul className="mt-1 -ms-2.5 flex print:hidden">
                {NETWORKS.map((network) => (
                  <li key={network}>
                    <LinkIfAny
                      href={site.social[network]}
                      className="grid size-11 place-items-center rounded-full text-sea-light [&[href]]:hover:bg-sea-deep [&[href]]:hover:text-white"
                    >
                      <Icon name={network} className="text-xl" />
                      <span className="sr-only">{footer.networks[network]}</span>
                    </LinkIfAny>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <LinkList
            heading={footer.quickLinks}
            items={QUICK_LINKS.map((id) => ({ to: pathOf(id), label: words.pages[id] }))}
          />
          {hasServices && (
            <LinkList
              heading={footer.services}
              items={[
                ...first.map(({ id, title }) => ({ to: servicePath(id), label: title })),
                { to: pathOf('services'), label: shared.viewAllServices },
              ]}
            />
          )}
          <Column heading={footer.hours}>
            <div className="mt-3">
              <OfficeHours onDark />
            </div>
            <p className="mt-5">{footer.emergency}</p>
            <a
              href={phoneHref(site.phone)}
              className="inline-flex min-h-11 items-center gap-2 text-lg font-semibold text-white underline decoration-sea-light decoration-2 underline-offset-4"
            >
              <Icon name="phone" /> {site.phone}
            </a>
          </Column>
        </div>
        <div className="mt-12 flex items-center print:hidden justify-between gap-4 border-t border-sea pt-6 md:pe-20 min-[90rem]:pe-0">
          <div className="flex flex-wrap items-center gap-x-6">
            <p className="py-2">
              <Sentence parts={footer.copyright({ year: <CurrentYear />, name: site.name })} />
            </p>
            {(['sitemap', 'privacy'] as const).map((id) => (
              <Link key={id} to={pathOf(id)} className={LINK}>
                {words.pages[id]}
              </Link>
            ))}
            {site.terms !== undefined && (
              <LinkIfAny
                href={site.terms}
                className="inline-flex min-h-11 items-center [&[href]]:hover:underline"
              >
                {footer.terms}
              </LinkIfAny>
            )}
          </div>
          <button
            type="button"
            onClick={scrollToTop}
            className="grid size-12 shrink-0 place-items-center rounded-full border-2 border-sea-light text-white hover:bg-sea-deep noscript:hidden"
          >
            <Icon name="arrow-up" className="text-xl" />
            <span className="sr-only">{footer.toTop}</span>
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

/** A link in a new tab; a placeholder link (HTML, `a` without `href`) while there is no address. */
function LinkIfAny({
  href,
  className,
  children,
}: {
  href: string | null | undefined;
  className: string;
  children: ReactNode;
}) {
  return (
    <a {...(href && { href, target: '_blank', rel: 'noopener' })} className={className}>
      {children}
    </a>
  );
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

function LinkList({ heading, items }: { heading: string; items: { to: string; label: string }[] }) {
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
