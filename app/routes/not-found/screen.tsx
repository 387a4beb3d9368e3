import { lazy, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { site } from '#clinic/site.ts';
import { page } from '#clinic/pages/sitemap.ts';
import { words } from '#words/not-found.ts';
import { pathOf } from '../../pages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { declaredLink, nearestPage } from './nearest-page.ts';
import { WindowPicture } from './window-picture.tsx';

// For a few addresses alone. The screen comes with it: nothing moves.
const UrgentHelp = lazy(async () => {
  const { UrgentHelp: help } = await import('../../sections/urgent-help.tsx');
  return { default: help };
});

export default function NotFoundScreen() {
  const { pathname } = useLocation();
  const nearest = nearestPage(pathname, page.links, site);
  const logged = useRef('');

  useEffect(() => {
    if (logged.current === pathname) return;
    logged.current = pathname;
    console.error('Page not found:', pathname);
  }, [pathname]);

  const isUrgent = declaredLink(pathname, page.links)?.urgent;
  const heading = (
    <>
      <h1 className={isUrgent ? 'text-card' : 'text-hero'}>{words.status}</h1>
      <p className={isUrgent ? 'text-lead' : 'mt-2 mb-6 font-display text-section text-sea-deep'}>
        {words.heading}
      </p>
    </>
  );
  return (
    <>
      <section className="bg-mist pt-(--header-height)">
        {isUrgent && (
          <div className="page pt-8 md:pt-12">
            <div className="flex flex-wrap items-baseline gap-x-4">{heading}</div>
            <UrgentHelp className="mt-4" />
          </div>
        )}
        <div
          className={`page grid grid-cols-1 gap-x-16 gap-y-10 pt-10 md:pt-20 ${isUrgent ? 'md:grid-cols-[15rem_1fr]' : 'md:grid-cols-[5fr_7fr]'}`}
        >
          <div className="md:order-last md:pb-10">
            {!isUrgent && heading}
            {nearest && (
              <p className="mb-6 text-lead">
                <Sentence
                  parts={words.nearest({
                    page: (
                      <Link
                        to={pathOf(nearest)}
                        className="inline-flex min-h-11 items-center font-semibold text-sea-deep underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-sea"
                      >
                        {words.pages[nearest]}
                      </Link>
                    ),
                  })}
                />
              </p>
            )}
            <ButtonLink to={pathOf('home')}>{words.home}</ButtonLink>
          </div>
          <WindowPicture className="-mb-1 w-full max-w-60 drop-shadow-frame self-end md:max-w-96 print:hidden" />
        </div>
      </section>
      <div className="bg-sand">
        <div className="sill" />
        <div className="h-12 md:h-20" />
      </div>
    </>
  );
}
