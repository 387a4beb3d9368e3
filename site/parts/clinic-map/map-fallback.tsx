import { site } from '#clinic/site.ts';
import { mapSketch } from '#clinic/map-sketch.ts';
import { words } from '#words/contact-section.ts';
import { addressText, directionsHref } from '../../../domain/web/contact-links.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Icon, externalLinkIcon } from '../../ui/icons.tsx';

/**
 * Shown while the map loads and if it fails: a sketch of the neighbourhood (if the clinic has one), the
 * address and a directions link. Nothing is loaded from other hosts.
 */
export function MapFallback() {
  const sketch = site.map?.sketch;
  return (
    <div className="absolute inset-0">
      {sketch ? (
        <picture>
          <source media="(width < 48rem)" srcSet={`${mapSketch}#phone`} />
          <img
            src={mapSketch}
            alt={sketch}
            width={1600}
            height={640}
            loading="lazy"
            decoding="async"
            className="absolute size-full object-cover md:max-wide:object-[30%]"
          />
        </picture>
      ) : (
        <span className="absolute inset-0 plain-ground" />
      )}
      <div className="page absolute inset-x-0 bottom-[calc(1.25rem+var(--waves-overlap))] wide:bottom-14">
        <div className="map-note max-w-96 bg-white px-5 py-1 shadow-sheet md:pt-4 md:pb-2">
          {/* On a phone the address stands above the map. */}
          <address className={`leading-snug not-italic ${sketch ? 'max-md:hidden' : 'max-md:pt-2'}`}>
            <strong className="block font-display text-card font-medium text-sea-deep">{site.name}</strong>
            {addressText(site.address)}
          </address>
          <div className="flex w-full flex-wrap items-center justify-between gap-x-4">
            <ButtonAnchor look="quiet" href={directionsHref(site)} target="_blank" rel="noopener">
              {words.directions} <Icon drawing={externalLinkIcon} />
            </ButtonAnchor>
            {sketch && <p className="text-small text-ink-soft">{words.sketch}</p>}
          </div>
        </div>
      </div>
    </div>
  );
}
