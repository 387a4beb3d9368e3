import { useEffect, useRef, useState, type CSSProperties, type MouseEvent } from 'react';
import { language } from '#words/language.ts';
import { ui } from '#words/ui.ts';
import { Icon, caretLeftIcon, caretRightIcon } from '../ui/icons.tsx';
import { Picture, type Pictured } from '../ui/picture.tsx';

type Props = {
  before: Pictured;
  after: Pictured;
  /** what is compared, for the slider's name: 'A gap closed with bonding' */
  title: string;
  /** how wide the layout shows it, as in the `sizes` attribute */
  sizes: string;
};

/** beside the middle, where the divider would cover the midline of a face; `--split` in the style sheet says the same */
const START = 40;
/** in pixels; a click nearer to the divider than half of it is the end of a drag */
const KNOB = 52;

const PICTURE = 'aspect-[3/2] w-full object-cover';
/** on the sill's front, and free of the knob at either end */
const CAPTION =
  'self-center px-[min(2rem,9vw)] pt-[0.9rem] text-[length:min(1em,5vw)] leading-none font-semibold text-sea-deep';

/**
 * Two pictures of one thing, one over the other, with a divider between them. They hang over a small sill, the rail of the
 * knob, which so hides nothing of them. It follows a drag, a click anywhere on the pictures (WCAG 2.5.7) and the keys of a
 * slider. Where no scripts run, and on paper, the two stand side by side.
 */
export function Comparison({ before, after, title, sizes }: Props) {
  const slider = useRef<HTMLInputElement>(null);
  const [split, setSplit] = useState(START);

  // It may have been moved before the page's code arrived.
  useEffect(() => setSplit(slider.current?.valueAsNumber ?? START), []);

  // Left out at the start: delivered HTML has no style attributes, which the content security policy forbids.
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

/** Safari on a phone moves a slider only by its thumb: there the click does it. */
function followClick({ currentTarget: slider, clientX, detail }: MouseEvent<HTMLInputElement>): number {
  const { left, right, width } = slider.parentElement!.getBoundingClientRect();
  const fromStart = language.direction === 'rtl' ? right - clientX : clientX - left;
  const clicked = (fromStart / width) * 100;
  const distance = (Math.abs(clicked - slider.valueAsNumber) * width) / 100;
  // A click without a place comes from assistive technology.
  if (detail > 0 && distance > KNOB / 2) slider.valueAsNumber = clicked;
  return slider.valueAsNumber;
}
