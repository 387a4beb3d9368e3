import { useState } from 'react';
import { isWithin } from '../draft-paths.ts';
import type { ControlProps, Option } from '../fields/field.ts';
import { useDesk, type Desk } from '../use-desk.ts';
import { Text } from './text-controls.tsx';

/** What patients and dentists also call a treatment. */
const OTHER_NAMES: Record<string, string> = {
  'general-dentistry': 'check-up examination',
  'teeth-cleaning': 'scaling polishing tartar',
  'dental-fillings': 'cavity composite',
  'root-canal': 'rct endodontic',
  'crowns-bridges': 'cap',
  'dental-implants': 'screw',
  'wisdom-tooth-extraction': 'removal surgery',
  'clear-aligners': 'invisible',
  braces: 'wires',
  'pediatric-dentistry': 'children milk teeth kids',
  'dental-veneers': 'laminate',
  dentures: 'false teeth plate',
};

/** The treatments of the clinic, its own among them. */
export function offeredTreatments(desk: Desk): Option[] {
  const ticked = (desk.valueAt('services') ?? []) as string[];
  return desk.state.choices.treatments
    .filter(({ id }) => ticked.includes(id))
    .map(({ id, title }) => ({ value: id, label: title }));
}

/** The treatments as cards with pictures, found by their names. */
export function Treatments({ path }: ControlProps) {
  const desk = useDesk();
  const [searched, setSearched] = useState('');
  const ticked = (desk.valueAt(path) ?? []) as string[];
  const { treatments } = desk.state.choices;
  const words = searched.toLowerCase().split(/\s+/).filter(Boolean);
  const found = treatments.filter(({ id, title }) => {
    const names = `${title} ${OTHER_NAMES[id] ?? ''}`.toLowerCase();
    return words.every((word) => names.includes(word));
  });
  return (
    <>
      <p className="row unit">
        <input
          type="search"
          aria-label="Find a treatment"
          placeholder="Find: scaling, RCT, cap, milk teeth…"
          value={searched}
          onChange={({ target }) => setSearched(target.value)}
        />
        <small role="status">
          {searched ? `${found.length} found` : `${ticked.length} ticked of ${treatments.length}`}
        </small>
      </p>
      <ul className="cards">
        {found.map(({ id, title, picture }) => (
          <li key={id}>
            <label className="box">
              {picture ? (
                <img src={picture} alt="" loading="lazy" />
              ) : (
                <span className="no-picture">no picture</span>
              )}
              <span className="row tick">
                <input
                  type="checkbox"
                  checked={ticked.includes(id)}
                  onChange={({ target }) => {
                    // In the order of the list, as the site shows them.
                    const next = treatments.filter((each) =>
                      each.id === id ? target.checked : ticked.includes(each.id),
                    );
                    desk.change([{ path, value: next.map((each) => each.id) }]);
                  }}
                />
                {title}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

const UNITS = { '': 'in all', visit: 'a visit', tooth: 'a tooth', jaw: 'a jaw' };

type Fee = { from?: unknown; to?: unknown; per?: string };

/**
 * A fee or a range for a consultation, for each treatment and for each of the clinic's own.
 */
export function Fees() {
  const desk = useDesk();
  const currency = desk.valueAt('currency') as string | undefined;
  const rows: Option[] = [{ value: 'consultation', label: 'A consultation' }];
  for (const { value, label } of offeredTreatments(desk))
    rows.push({ value: `fees.${String(value)}`, label });
  const own = (desk.valueAt('ownServices') ?? []) as { title?: string }[];
  for (const [nth, { title }] of own.entries())
    if (title) rows.push({ value: `ownServices.${nth}.fee`, label: title });
  return (
    <div className="stack fees">
      {rows.map(({ label, value }) => {
        const path = String(value);
        const fee = desk.valueAt(path) as Fee | undefined;
        const isUnfinished = desk.state.missing.some((each) => isWithin(each, path));
        const message = desk.messageAt(path) ?? (isUnfinished ? 'Write the first amount.' : undefined);
        const labels = {
          'aria-invalid': message ? (true as const) : undefined,
          'aria-describedby': `${path}-message`,
        };
        return (
          <div key={path} className="pair" id={path} role="group" aria-label={label} tabIndex={-1}>
            <span>{label}</span>
            <span className="row unit">
              {currency}
              <Text
                control={{ kind: 'text', as: 'number' }}
                path={`${path}.from`}
                labels={{ id: `${path}.from`, 'aria-label': 'From', ...labels }}
                also={(from) => (from === null && fee?.to === undefined ? [{ path, value: null }] : [])}
              />
              to
              <Text
                control={{ kind: 'text', as: 'number' }}
                path={`${path}.to`}
                labels={{ id: `${path}.to`, 'aria-label': 'To', ...labels }}
              />
              <select
                aria-label="For"
                value={fee?.per ?? ''}
                disabled={!fee}
                onChange={({ target }) => desk.change([{ path: `${path}.per`, value: target.value || null }])}
              >
                {Object.entries(UNITS).map(([unit, words]) => (
                  <option key={unit} value={unit}>
                    {words}
                  </option>
                ))}
              </select>
            </span>
            {message && (
              <p className="row message" id={`${path}-message`}>
                {message}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
