import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { site } from '#clinic/site.ts';
import { page } from '#clinic/pages/sitemap.ts';
import { words } from '#words/not-found.ts';
import { pathOf } from '../../pages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { nearestPage } from './nearest-page.ts';

export default function NotFoundScreen() {
  const { pathname } = useLocation();
  const nearest = nearestPage(pathname, page.links, site);
  const logged = useRef('');

  useEffect(() => {
    if (logged.current === pathname) return;
    logged.current = pathname;
    console.error('Page not found:', pathname);
  }, [pathname]);

  return (
    <section className="page grid min-h-[80vh] grid-cols-[minmax(0,max-content)] place-content-center justify-items-center pt-[calc(var(--header-height)+3rem)] pb-20 text-center">
      <div className="relative w-60 max-w-full">
        <WindowToTheSea />
        <h1 className="absolute inset-x-0 top-16 text-7xl">{words.status}</h1>
      </div>
      <p className="mt-8 font-display text-section leading-tight text-sea-deep">{words.heading}</p>
      {nearest && (
        <p className="mt-3 text-lead">
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
      <ButtonLink to={pathOf('home')} className="mt-6">
        {words.home}
      </ButtonLink>
    </section>
  );
}

function WindowToTheSea() {
  return (
    <svg viewBox="0 0 240 300" className="w-full" aria-hidden="true" focusable="false">
      <clipPath id="window">
        <path d="M0 120a120 120 0 0 1 240 0v160a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20z" />
      </clipPath>
      <g clipPath="url(#window)">
        <path d="M0 0h240v300H0z" className="fill-mist-deep" />
        <circle cx="120" cy="218" r="46" className="fill-terracotta" />
        <path d="M0 216q20-8 40 0t40 0 40 0 40 0 40 0 40 0v84H0z" className="fill-sea-light" />
        <path d="M-20 240q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0v60H-20z" className="fill-sea" />
        <path d="M0 266q20-8 40 0t40 0 40 0 40 0 40 0 40 0v34H0z" className="fill-sea-deep" />
      </g>
    </svg>
  );
}
