import { facts } from '#clinic/facts.ts';
import { followsTheHour, smallDrawing } from '#clinic/window.ts';
import { isDrawnView } from '../../../domain/clinic/view.ts';
import { Emblem } from './emblem.tsx';

/**
 * The window of the home page in a small size, on a wall in its light (wall-window.css): the clinic's drawing
 * on a sill, or its photograph. The element around it has the class `window-wall` and sets `--window`, the
 * window's width. Renders nothing for a clinic without either.
 */
export function WallWindow() {
  const isDrawn = isDrawnView(facts.view);
  if (!isDrawn && facts.view !== 'photo') return null;
  return (
    <div className={`contents ${followsTheHour ? 'window-room' : ''}`} aria-hidden="true">
      {smallDrawing ? (
        <div className="wall-window wall-drawing" dangerouslySetInnerHTML={{ __html: smallDrawing }} />
      ) : (
        <div className={`wall-window ${isDrawn ? '' : 'wall-photo'}`}>
          <Emblem className="framed" sizes="15rem" />
        </div>
      )}
      <div className={isDrawn ? 'wall-sill' : 'wall-foot'} />
    </div>
  );
}
