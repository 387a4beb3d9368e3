import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { facts } from '#clinic/facts.ts';
import { words } from '#words/service.ts';
import { phoneHref } from '../../../domain/contact.ts';
import { pathOf } from '../../pages.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingPanel } from '../../ui/loading-panel.tsx';
import type { Arrival } from '../services/arrival.ts';

const LOADING_TIME_MS = 500;

/**
 * An id that no service has: the loading panel, then the list of services. The one of a group on the home page arrives
 * there at its category, which the list finds in its history state.
 */
export function UnknownService({ id }: { id: string }) {
  const navigate = useNavigate();

  useEffect(() => {
    const state: Arrival = { category: facts.landings[id] };
    const timer = setTimeout(() => navigate(pathOf('services'), { replace: true, state }), LOADING_TIME_MS);
    return () => clearTimeout(timer);
  }, [navigate, id]);

  return (
    <div className="relative min-h-[80vh]">
      <LoadingPanel text={words.loading} lasting />
    </div>
  );
}

/** A service whose details could not be had. */
export function ServiceNotFound() {
  return (
    <section className="page grid min-h-[80vh] content-center justify-items-center pt-[calc(var(--header-height)+3rem)] pb-20 text-center">
      <h1 className="text-title">{words.notFound.title}</h1>
      <p className="mt-4 prose-width text-lead">{words.notFound.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to={pathOf('services')}>{words.notFound.action}</ButtonLink>
        <ButtonAnchor look="secondary" href={phoneHref(facts.phone)}>
          <Icon name="phone" /> {facts.phone}
        </ButtonAnchor>
      </div>
    </section>
  );
}
