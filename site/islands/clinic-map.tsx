import { useEffect, useRef, useState } from 'react';
import { site } from '#clinic/site.ts';
import { words } from '#words/contact-section.ts';
import { MAP_PROBE_HREF, mapEmbedHref } from '../../domain/web/contact-links.ts';
import { MapFallback } from '../sections/map-fallback.tsx';

/** How far below the screen the map begins to load. */
const NEAR = '300px';

/**
 * The clinic on a map. Nothing is asked of the map's service before the map comes near the screen; until it is there,
 * where it can't be had, and where no scripts run (browsers then load frames at once, however far away), a sketch, the address
 * and the way there stand in its place. It fills the place it is given.
 */
export function ClinicMap() {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'loading' | 'shown'>('waiting');

  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    // A frame doesn't tell whether it holds a map or the browser's own error page, so the service is tried first.
    function tryService() {
      const probe = new Image();
      probe.addEventListener('load', () => {
        stop();
        setState('loading');
      });
      // With the time, so that no kept copy answers for the service.
      probe.src = `${MAP_PROBE_HREF}?${Date.now()}`;
    }
    function start() {
      observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          observer?.disconnect();
          tryService();
        },
        { rootMargin: NEAR },
      );
      observer.observe(place.current!);
    }
    function stop() {
      observer?.disconnect();
      removeEventListener('online', start);
    }
    start();
    addEventListener('online', start);
    return stop;
  }, []);

  /** Shows the map; a link of the stand-in that has the focus stays until the focus leaves it. */
  function show() {
    const box = place.current!;
    if (box.contains(document.activeElement))
      box.addEventListener('focusout', () => setState('shown'), { once: true });
    else setState('shown');
  }

  return (
    <div ref={place} className="relative h-full overflow-hidden bg-mist-deep">
      {state !== 'shown' && <MapFallback />}
      {state !== 'waiting' && (
        <iframe
          src={mapEmbedHref(site)}
          title={words.map(site.name, site.address.locality)}
          loading="lazy"
          // Another origin's page: it keeps its scripts and its origin, and may open the map in a tab of its own.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          allowFullScreen
          onLoad={show}
          // The water doesn't lie over who made the map.
          className={`absolute inset-x-0 top-0 h-[calc(100%-var(--waves-overlap))] w-full ${state === 'shown' ? '' : 'invisible'}`}
        />
      )}
    </div>
  );
}
