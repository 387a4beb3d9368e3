import { contrast, mixColors, mixed, sixFromTwo } from '../../../../compile/mix-colors.ts';
import type { ControlProps } from '../fields/field.ts';
import { Icon } from '../icons.tsx';
import { useDesk } from '../use-desk.ts';

const SIX = {
  ground: ['Page', 'nearly white'],
  ink: ['Text', 'nearly black'],
  main: ['Main', 'buttons, links'],
  dark: ['Dark', 'foot, emergency'],
  accent: ['Accent', 'lines, ticks'],
  soft: ['Soft', 'labels, panels'],
} as const;

type Six = Record<keyof typeof SIX, string>;

/** The product's colours, which stand while the owner chooses none. */
const SEA: Six = {
  ground: '#fbf6ee',
  ink: '#1d2f2e',
  main: '#1c635d',
  dark: '#0c3332',
  accent: '#a94f2d',
  soft: '#cfe2db',
};

const INK: Partial<Six> = { ground: '#fbfaf5', main: '#274a7a', dark: '#122440', accent: '#9a5a1c' };

/** Pairs that patients have to tell apart, with the least contrast (WCAG 2.2). */
const PAIRS = [
  { says: 'Text on the page', color: 'ink', on: 'plaster', least: 7, part: 'ink' },
  { says: 'Words on a button', color: 'white', on: 'sea', least: 4.5, part: 'main' },
  { says: 'Words at the foot', color: 'mist', on: 'night', least: 7, part: 'dark' },
  { says: 'Accent on the page', color: 'terracotta', on: 'plaster', least: 3, part: 'accent' },
  { says: 'Text on labels', color: 'ink', on: 'mist-deep', least: 7, part: 'soft' },
] as const;

function ratioOf(six: Six, { color, on }: (typeof PAIRS)[number]): number {
  const colors = mixColors(six);
  return contrast(colors[color], colors[on]);
}

/** Makes a colour darker, or paler if it is the page's or the labels', until it can be seen. */
function nearest(six: Six, pair: (typeof PAIRS)[number]): string {
  const towards = pair.part === 'soft' ? '#ffffff' : '#000000';
  for (let share = 0.95; share > 0; share -= 0.05) {
    const color = mixed(six[pair.part], share, towards);
    if (ratioOf({ ...six, [pair.part]: color }, pair) >= pair.least) return color;
  }
  return towards;
}

/** Six colours, each checked against those beside it. */
export function Colors({ path }: ControlProps) {
  const desk = useDesk();
  const chosen = desk.valueAt(path) as Partial<Six> | undefined;
  const six = chosen ? sixFromTwo({ main: SEA.main, accent: SEA.accent, ...chosen }) : SEA;
  const keep = (value: Partial<Six> | null, isTyping = false) => desk.change([{ path, value }], isTyping);
  return (
    <>
      <p className="row wrap">
        <button type="button" aria-pressed={!chosen} onClick={() => keep(null)}>
          Sea
        </button>
        <button type="button" aria-pressed={chosen?.main === INK.main} onClick={() => keep(INK)}>
          Ink
        </button>
        {chosen && (
          <button type="button" onClick={() => keep({ main: six.main, accent: six.accent })}>
            Mix six from Main and Accent
          </button>
        )}
      </p>
      <div className="swatches">
        {Object.entries(SIX).map(([part, [label, use]]) => (
          <label key={part} className="row">
            <input
              type="color"
              value={six[part as keyof Six]}
              onChange={({ target }) =>
                keep({ main: six.main, accent: six.accent, ...chosen, [part]: target.value }, true)
              }
            />
            <span>
              {label}
              <small>{use}</small>
            </span>
          </label>
        ))}
      </div>
      <ul className="stack" aria-live="polite">
        {PAIRS.map((pair) => {
          const ratio = ratioOf(six, pair);
          const isReadable = ratio >= pair.least;
          return (
            <li key={pair.says} className="row">
              <Icon name={isReadable ? 'tick' : 'warn'} />
              <span>{pair.says}</span>
              <span className={isReadable ? 'quiet' : 'warning'}>
                {isReadable ? 'easy to read' : 'too pale'} {ratio.toFixed(1)} : 1
              </span>
              {!isReadable && (
                <button
                  type="button"
                  className="link"
                  onClick={() =>
                    keep({ main: six.main, accent: six.accent, ...chosen, [pair.part]: nearest(six, pair) })
                  }
                >
                  Use the nearest that works
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

const ARCH = 'M4 72V30a26 26 0 0 1 52 0v42z';

const VIEWS = {
  hills: ['Hills', 'M4 56c12-9 20-6 30 0s14 2 22-2v18H4z'],
  sea: ['Sea', 'M4 46q8-3 16 0t18 0 18 0v26H4zM4 60q8-3 16 0t18 0 18 0v12H4z'],
  town: ['Town', 'M4 58h8v-8h8v6h8V42l6-4 6 4v12h6v-6h10v24H4z'],
  photo: ['Your photograph', 'M20 46h5l2-4h6l2 4h5v14H20z'],
  none: ['No picture', ''],
};

/** What stands beside the heading of the home page, as pictures. */
export function Views({ path }: ControlProps) {
  const desk = useDesk();
  const value = desk.valueAt(path) ?? 'hills';
  return (
    <div className="cards">
      {Object.entries(VIEWS).map(([view, [label, drawing]]) => (
        <label key={view} className="box">
          <svg viewBox="0 0 60 72" aria-hidden="true">
            {drawing && <path className="arch" d={ARCH} />}
            <path d={drawing} />
          </svg>
          <span className="row tick">
            <input
              type="radio"
              name={path}
              checked={value === view}
              onChange={() => desk.change([{ path, value: view }])}
            />
            {label}
          </span>
        </label>
      ))}
    </div>
  );
}
