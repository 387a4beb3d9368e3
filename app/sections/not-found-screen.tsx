import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { nearestPage } from './nearest-page.ts';

export function NotFoundScreen() {
  const { pathname } = useLocation();
  const nearest = nearestPage(pathname);
  const logged = useRef('');

  useEffect(() => {
    if (logged.current === pathname) return;
    logged.current = pathname;
    console.error('Page not found:', pathname);
  }, [pathname]);

  return (
    <section className="page grid min-h-[80vh] place-content-center justify-items-center pt-[calc(var(--header-height)+3rem)] pb-20 text-center">
      <div className="arch grid h-64 w-52 place-items-center bg-mist-deep">
        <h1 className="font-display text-7xl text-sea-deep">404</h1>
      </div>
      <p className="mt-8 font-display text-section leading-tight text-sea-deep">Oops! Page not found</p>
      {nearest && (
        <p className="mt-3 text-lead">
          You may be looking for{' '}
          <ButtonLink look="quiet" to={nearest.path} className="px-1">
            {nearest.title}
          </ButtonLink>
        </p>
      )}
      <ButtonLink to="/" className="mt-6">
        Return to Home
      </ButtonLink>
    </section>
  );
}
