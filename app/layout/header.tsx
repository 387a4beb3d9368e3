import { Link } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Brand } from './brand.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import {
  afterServices,
  BEFORE_SERVICES,
  BOOKING,
  INVISALIGN,
  PROFILES,
  useCurrent,
  type NavigationItem,
} from './navigation.ts';

/** Lies over the page's first section: clear at the top, white once scrolled (spec 4) or with its menu open. */
export function Header() {
  return (
    <header className="sticky top-0 z-40 -mb-(--header-height) h-(--header-height) transition-[background-color,box-shadow] duration-200 [anchor-name:--header] in-data-scrolled:bg-white in-data-scrolled:shadow-header forced-colors:border-b has-[[popover]:popover-open]:bg-white noscript:bg-white noscript:shadow-header print:static print:mb-0">
      <div className="page flex h-full items-center justify-between gap-4">
        <Brand />
        <nav aria-label="Main" className="hidden h-full wide:block print:hidden">
          <ul className="flex h-full items-center">
            {BEFORE_SERVICES.map((item) => (
              <HeaderLink key={item.to} {...item} />
            ))}
            <li className="h-full">
              <MegaMenu />
            </li>
            {afterServices('Dental Tourism').map((item) => (
              <HeaderLink key={item.to} {...item} />
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-1 md:gap-4 wide:gap-2 print:hidden">
          <InvisalignBadge />
          <Link
            to={PROFILES.to}
            aria-label={PROFILES.label}
            title={PROFILES.label}
            className="hidden size-11 place-items-center rounded-full text-sea-deep hover:bg-mist-deep wide:grid"
          >
            <Icon name="stethoscope" className="text-xl" />
          </Link>
          <span className="hidden md:block">
            <ButtonLink to={BOOKING.to} className="whitespace-nowrap">
              {BOOKING.label}
            </ButtonLink>
          </span>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

function HeaderLink({ to, label }: NavigationItem) {
  const current = useCurrent();
  return (
    <li className="h-full">
      <Link
        to={to}
        aria-current={current(to)}
        className="group flex h-full items-center px-2 font-medium -outline-offset-3 whitespace-nowrap text-ink hover:text-sea"
      >
        <span className="border-b-2 border-unmarked py-1 group-aria-[current]:border-terracotta">
          {label}
        </span>
      </Link>
    </li>
  );
}

function InvisalignBadge() {
  return (
    <Link
      to={INVISALIGN.to}
      className="hidden min-h-11 items-center gap-2 rounded-full pe-1 ps-1 text-sm leading-none text-ink hover:text-sea md:flex"
    >
      <Icon name="certificate" className="text-2xl text-terracotta" />
      <span>
        <span className="block font-semibold">Invisalign</span> <span className="block">provider</span>
      </span>
    </Link>
  );
}
