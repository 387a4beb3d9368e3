import type { ComponentProps } from 'react';
import { facts } from '#clinic/facts.ts';
import { services } from '#clinic/services.server.ts';
import { site } from '#clinic/site.ts';
import { texts } from '#clinic/texts.ts';
import { footer } from '#words/footer.ts';
import { words } from '#words/layout.ts';
import { shared } from '#words/shared.ts';
import { isDrawnView } from '../../domain/clinic/view.ts';
import { addressText } from '../../domain/web/contact-links.ts';
import { hasScreen, menuOf, pathOf, servicePath } from '../../domain/web/screens.ts';
import { EmailLink, PhoneLink, PhoneText } from '../parts/contact/contact-links.tsx';
import { OfficeHours } from '../parts/opening-hours/office-hours.tsx';
import { NamedIcon } from '../ui/named-icon.tsx';
import { Icon, arrowUpIcon, firstAidIcon, phoneIcon } from '../ui/icons.tsx';
import { languageOf } from '../parts/text-review/unreviewed-note.tsx';
import { Link } from '../ui/link.tsx';
import { Sentence } from '../ui/sentence.tsx';
import { Waves } from '../ui/waves.tsx';
import { Brand } from './brand.tsx';
import { QUICK_LINKS } from './navigation.ts';

/** The social networks in the clinic's data. One without an address is shown as an icon without a link. */
const NETWORKS = (['facebook', 'instagram', 'twitter', 'linkedin'] as const).filter(
  (network) => site.social[network] !== undefined,
);

/**
 * The year of the build; a script replaces it with the current one
 * (parts/opening-hours/show-opening-status.ts).
 */
const BUILD_YEAR = new Date().getFullYear();

/** How many services the footer lists (docs/product.md, Frame). */
const MAX_SERVICES = 5;

export function Footer() {
  const hasServices = hasScreen('services', site);
  return (
    <footer>
      {isDrawnView(facts.view) && <Waves />}
      <div className="footer-ground bg-night">
        <div
          className={`footer-columns page ${hasServices ? 'wide:grid-cols-[minmax(12rem,1fr)_auto_auto_auto]' : 'wide:grid-cols-[1fr_auto_auto]'}`}
        >
          <ClinicColumn />
          <HoursColumn />
          <LinkList heading={footer.quickLinks} items={QUICK_LINKS} className="footer-pages" />
          {hasServices && (
            <LinkList
              heading={footer.services}
              items={[
                ...services.slice(0, MAX_SERVICES).map(({ id, title, ...service }) => ({
                  to: servicePath(id),
                  label: title,
                  ...languageOf(service),
                })),
                { to: pathOf('services'), label: shared.viewAllServices },
              ]}
              className="footer-services"
            />
          )}
        </div>
        <LastRow />
      </div>
    </footer>
  );
}

function ClinicColumn() {
  return (
    <div>
      <Brand onDark />
      <p className="mt-1.5 max-w-88 max-md:text-small max-md:leading-snug md:mt-3 print:hidden">
        {texts.blurb}
      </p>
      <address className="mt-3 hidden max-w-88 not-italic md:block print:block">
        {addressText(site.address)}
        <br />
        <EmailLink className="footer-link underline decoration-sea-light" />
      </address>
    </div>
  );
}

/** Hours and telephone, before the lists of links: what most visitors look for in a footer. */
function HoursColumn() {
  return (
    <div>
      <h2>{footer.hours}</h2>
      <div className="footer-hours">
        <div>
          <OfficeHours onDark />
        </div>
        <p className="flex flex-wrap items-center gap-x-3 md:block wide:mt-3">
          <span className="md:block">
            {footer.emergency} <span className="hidden closed:inline">{footer.whenOpen}</span>
          </span>
          <PhoneLink className="footer-phone">
            <Icon drawing={phoneIcon} /> <PhoneText />
          </PhoneLink>
        </p>
        {hasScreen('in-pain', site) && (
          <Link
            to={pathOf('in-pain')}
            className="footer-link gap-2 underline decoration-sea-light print:hidden"
          >
            <Icon drawing={firstAidIcon} /> {words.pages['in-pain']}
          </Link>
        )}
      </div>
    </div>
  );
}

/** The row below the columns: legal links, copyright, social pages and the button to the top. */
function LastRow() {
  return (
    <div className="page print:hidden">
      <div className="footer-row">
        <div className="flex flex-wrap items-center gap-x-3.5 md:gap-x-6">
          {menuOf('legal', site).map((id) => (
            <Link key={id} to={pathOf(id)} className="footer-link underline decoration-sea-light">
              {words.pages[id]}
            </Link>
          ))}
          {site.terms !== undefined && (
            <LinkIfAny href={site.terms ?? undefined} className="footer-link [&[href]]:underline">
              {footer.terms}
            </LinkIfAny>
          )}
        </div>
        <div className="flex grow items-center justify-between gap-4">
          <div className="flex flex-wrap items-center gap-x-6">
            <p>
              <Sentence
                parts={footer.copyright({
                  year: <span data-year="">{BUILD_YEAR}</span>,
                  name: site.name,
                })}
              />
            </p>
            <SocialPages />
          </div>
          <button type="button" data-scroll-target="top" className="to-top">
            <Icon drawing={arrowUpIcon} className="text-xl" />
            <span className="sr-only">{footer.toTop}</span>
          </button>
        </div>
      </div>
    </div>
  );
}

function SocialPages() {
  if (NETWORKS.length === 0) return null;
  return (
    <ul className="-mx-1.5 flex flex-wrap">
      {NETWORKS.map((network) => (
        <li key={network}>
          <LinkIfAny href={site.social[network] ?? undefined} className="social-link">
            <NamedIcon name={network} className="text-xl" />
            <span className="sr-only">{footer.networks[network]}</span>
          </LinkIfAny>
        </li>
      ))}
    </ul>
  );
}

type LinkListProps = {
  heading: string;
  items: { to: string; label: string; lang?: string; dir?: 'ltr' }[];
  className: string;
};

function LinkList({ heading, items, className }: LinkListProps) {
  return (
    <div className="print:hidden">
      <h2>{heading}</h2>
      <ul className={`footer-list ${className}`}>
        {items.map(({ to, label, ...language }) => (
          <li key={to}>
            <Link to={to} {...language}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A link in a new tab; without an address, a placeholder link (an `a` without `href`, HTML standard). */
function LinkIfAny({ href, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...(href && { href, target: '_blank', rel: 'noopener' })} {...rest}>
      {children}
    </a>
  );
}
