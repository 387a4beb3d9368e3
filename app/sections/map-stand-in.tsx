import { site } from '#clinic/site.ts';
import { mapSketch } from '#clinic/map-sketch.ts';
import { words } from '#words/contact-section.ts';
import { addressLines, directionsHref } from '../../domain/contact.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/**
 * What stands where the map is on its way or can't be had: a sketch of the neighbourhood where there is one, the
 * address, and the way there. All of it is the site's own.
 */
export function MapStandIn() {
  const sketch = site.map?.sketch;
  return (
    <div className="absolute inset-0 page grid content-end pb-6 wide:pb-14">
      {sketch ? (
        <img
          src={mapSketch}
          alt={sketch}
          loading="lazy"
          decoding="async"
          className="absolute inset-x-0 top-0 h-5/8 w-full object-cover md:h-full"
        />
      ) : (
        <span className="absolute inset-0 plain-ground" />
      )}
      <div className="relative grid max-w-sm justify-items-start gap-3 bg-white p-5 shadow-sheet">
        <address className="not-italic">
          <strong className="font-display text-lead font-medium text-sea-deep">{site.name}</strong>
          {addressLines(site.address).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        <ButtonAnchor look="secondary" href={directionsHref(site)} target="_blank" rel="noopener">
          {words.directions} <Icon name="external-link" />
        </ButtonAnchor>
        {sketch && <p className="text-ink-soft">{words.sketch}</p>}
      </div>
    </div>
  );
}
