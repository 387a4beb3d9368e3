import { useState } from 'react';
import { withPrefix } from '../../../../domain/clinic/telephone.ts';
import type { ControlProps, PrefixedControl, TextControl } from '../fields/field.ts';
import { readNumber, readPrefixed, readYears } from '../typed-values.ts';
import { useDesk, type Desk } from '../use-desk.ts';

type Writing = { print: (value: unknown) => string; parse: (typed: string) => unknown };

const TEXT: Writing = { print: (value) => String(value ?? ''), parse: (typed) => typed || null };

/** A coordinate pair, alone or in the address of a map: '18.5,73.8', '@18.5,73.8', '!3d18.5!4d73.8'. */
const PLACE = /(-?\d{1,2}\.\d+)(?:\s*,\s*|!4d)(-?\d{1,3}\.\d+)/;

const WRITINGS: Record<NonNullable<TextControl['as']>, Writing> = {
  number: { ...TEXT, parse: readNumber },
  lines: {
    print: (value) => (Array.isArray(value) ? value.join('\n') : String(value ?? '')),
    parse: (typed) => {
      const lines = typed.split('\n').filter((line) => line.trim());
      return lines.length > 0 ? lines : null;
    },
  },
  place: {
    print: (value) =>
      typeof value === 'object' && value ? Object.values(value).slice(0, 2).join(', ') : TEXT.print(value),
    parse: (typed) => {
      const [, latitude, longitude] = PLACE.exec(typed) ?? [];
      return latitude ? { latitude: Number(latitude), longitude: Number(longitude) } : typed || null;
    },
  },
  years: {
    print: (value) => (/^\d+/.exec(String(value ?? '')) ?? [String(value ?? '')])[0],
    parse: readYears,
  },
};

/** What is typed, as it was typed until the field is left. */
function useTyped(desk: Desk, { path, also }: ControlProps, { print, parse }: Writing) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? print(desk.valueAt(path)),
    onChange(event: { target: { value: string } }) {
      const value = parse(event.target.value);
      setTyped(event.target.value);
      desk.change([{ path, value }, ...(also?.(value, desk) ?? [])], true);
    },
    onBlur() {
      setTyped(null);
      desk.leaveField();
    },
  };
}

const RIGHT_TO_LEFT = ['Arab', 'Hebr'];

/** The direction in which a language is written, as the attribute `dir`. */
export function directionOf(code = 'en'): 'rtl' | undefined {
  return RIGHT_TO_LEFT.includes(new Intl.Locale(code).maximize().script ?? '') ? 'rtl' : undefined;
}

export function Text(props: ControlProps<TextControl>) {
  const { placeholder, rows, unit, as, lang } = props.control;
  const typed = useTyped(useDesk(), props, as ? WRITINGS[as] : TEXT);
  const attributes = { ...props.labels, ...typed, placeholder, lang, dir: directionOf(lang) };
  if (rows) return <textarea rows={rows} {...attributes} />;
  const isNumber = as === 'number' || as === 'years';
  const input = <input inputMode={isNumber ? 'numeric' : undefined} {...attributes} />;
  if (!unit) return input;
  return (
    <span className="row unit">
      {input}
      {unit}
    </span>
  );
}

export function Prefixed(props: ControlProps<PrefixedControl>) {
  const desk = useDesk();
  const { path, control, labels, also } = props;
  const prefixes = control.prefixes(desk);
  const value = String(desk.valueAt(path) ?? '');
  const [chosen, setChosen] = useState<string | null>(null);
  const found = prefixes.filter((each) => value.startsWith(each)).toSorted((a, b) => b.length - a.length)[0];
  const prefix = (value ? found : chosen) ?? chosen ?? prefixes[0] ?? '';
  const { isPhone, joiner } = control;
  const join = (rest: string, before: string) =>
    isPhone ? withPrefix(rest, before) || null : readPrefixed(rest, { chosen: before, prefixes, joiner });
  const print = () => (value.startsWith(prefix) ? value.slice(prefix.length).replace(/^[\s,]+/, '') : value);
  const typed = useTyped(desk, props, { print, parse: (rest) => join(rest, prefix) });
  return (
    <span className="row join">
      {prefixes.length > 1 ? (
        <select
          aria-label={isPhone ? 'Country’s prefix' : 'Title'}
          value={prefix}
          onChange={({ target }) => {
            setChosen(target.value);
            const next = join(print(), target.value);
            if (next) desk.change([...(also?.(next, desk) ?? []), { path, value: next }]);
          }}
        >
          {prefixes.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      ) : (
        <span className="prefix">{prefix}</span>
      )}
      <input type={isPhone ? 'tel' : 'text'} {...labels} {...typed} />
    </span>
  );
}
