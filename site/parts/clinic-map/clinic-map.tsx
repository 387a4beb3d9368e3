import { useEffect, useRef, useState } from 'react';
import { site } from '#clinic/site.ts';
import { words } from '#words/contact-section.ts';
import { MAP_PROBE_HREF, mapEmbedHref } from '../../../domain/web/contact-links.ts';
import { MapFallback } from './map-fallback.tsx';

/** The map loads when it is this close to the screen. */
const NEAR = '300px';

/**
 * Map of the clinic. Nothing is requested from the map service before the map comes near the screen. Until
 * the map has loaded, if it fails, and without JavaScript (browsers would then load the frame at once), a
 * sketch with the address and a directions link is shown instead. Fills its container.
 */
export function ClinicMap() {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'loading' | 'shown'>('waiting');

  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    // A frame does not report whether it shows a map or a browser error page, so an image from the same
    // service is loaded first.
    function tryService() {
      const probe = new Image();
      probe.addEventListener('load', () => {
        stop();
        setState('loading');
      });
      // The timestamp prevents an answer from the cache.
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

  /** Shows the map. If a link of the fallback has the focus, waits until the focus leaves it. */
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
          title={words.map(site.name, site.address.locality ?? site.address.city)}
          loading="lazy"
          // A page of another origin: it keeps its scripts and its origin, and may open the map in a new tab.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          allowFullScreen
          onLoad={show}
          // The waves must not cover the map's attribution.
          className={`absolute inset-x-0 top-0 h-[calc(100%-var(--waves-overlap))] w-full ${state === 'shown' ? '' : 'invisible'}`}
        />
      )}
    </div>
  );
}
