import { useEffect, useRef, useState, type CSSProperties, type MouseEvent } from 'react';
import { language } from '#words/language.ts';
import { ui } from '#words/ui.ts';
import { Icon, caretLeftIcon, caretRightIcon } from '../../ui/icons.tsx';
import { Picture, type Pictured } from '../../ui/picture.tsx';

type Props = {
  before: Pictured;
  after: Pictured;
  /** what is compared, used as the slider's accessible name: 'A gap closed with bonding' */
  title: string;
  /** value for the `sizes` attribute */
  sizes: string;
};

/**
 * Start position in percent: behind the midline of a face, so that the picture before shows it. Same value as
 * `--split` in parts/comparison/comparison.css.
 */
const START = 60;
/**
 * Size of the handle in pixels. A click closer to the divider than half of it counts as the end of a drag.
 */
const KNOB = 52;

const PICTURE = 'aspect-[3/2] w-full object-cover';
/** classes of the captions: on the front of the sill, clear of the handle at both ends */
const CAPTION =
  'self-center px-[min(2rem,9vw)] pt-[0.9rem] text-[length:min(1em,5vw)] leading-none font-semibold text-sea-deep';

/**
 * Two pictures of the same subject, one on top of the other, with a draggable divider. The handle moves along
 * a small sill below, so it hides nothing. The divider follows drags, clicks anywhere on the pictures (WCAG
 * 2.5.7) and the slider keys. Without JavaScript and in print, the pictures are shown side by side.
 */
export function Comparison({ before, after, title, sizes }: Props) {
  const slider = useRef<HTMLInputElement>(null);
  const [split, setSplit] = useState(START);

  // The slider may have been moved before the JavaScript loaded.
  useEffect(() => setSplit(slider.current?.valueAsNumber ?? START), []);

  // No style attribute in the delivered HTML: the content security policy forbids it.
  const style = split === START ? undefined : ({ '--split': `${split}%` } as CSSProperties);

  return (
    <div className="comparison" style={style}>
      <figure className="comparison-before">
        <Picture of={before} sizes={sizes} className={PICTURE} />
        <figcaption className={CAPTION}>{ui.before}</figcaption>
      </figure>
      <figure className="comparison-after">
        <Picture of={after} sizes={sizes} className={PICTURE} />
        <figcaption className={`${CAPTION} justify-self-end`}>{ui.after}</figcaption>
      </figure>
      <div className="comparison-divider" aria-hidden="true">
        <span>
          <Icon drawing={caretLeftIcon} />
          <Icon drawing={caretRightIcon} />
        </span>
      </div>
      <input
        ref={slider}
        type="range"
        defaultValue={START}
        onChange={(event) => setSplit(event.currentTarget.valueAsNumber)}
        onClick={(event) => setSplit(followClick(event))}
        autoComplete="off"
        aria-label={ui.comparison(title)}
        aria-valuetext={ui.split(split)}
      />
    </div>
  );
}

/** Moves the slider to the click, because Safari on iPhone moves a slider only by its thumb. */
function followClick({ currentTarget: slider, clientX, detail }: MouseEvent<HTMLInputElement>): number {
  const { left, right, width } = slider.parentElement!.getBoundingClientRect();
  const fromStart = language.direction === 'rtl' ? right - clientX : clientX - left;
  const clicked = (fromStart / width) * 100;
  const distance = (Math.abs(clicked - slider.valueAsNumber) * width) / 100;
  // Assistive technology sends clicks without a position; `detail` is 0.
  if (detail > 0 && distance > KNOB / 2) slider.valueAsNumber = clicked;
  return slider.valueAsNumber;
}
