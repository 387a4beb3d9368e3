import { useState } from 'react';
import { Icon } from '../icons.tsx';
import { optionsOf, type Control, type ControlProps } from '../fields/field.ts';
import { useDesk } from '../use-desk.ts';

type ControlOfKind<Kind extends Control['kind']> = Extract<Control, { kind: Kind }>;

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

export function List({ control, path, labels, also }: ControlProps<ControlOfKind<'list'>>) {
  const desk = useDesk();
  const options = optionsOf(control.options, desk);
  const chosen = options.findIndex((each) => isSame(each.value, desk.valueAt(path)));
  return (
    <select
      {...labels}
      value={chosen}
      onChange={({ target }) => {
        const { value } = options[Number(target.value)]!;
        desk.change([{ path, value }, ...(also?.(value, desk) ?? [])]);
      }}
      onBlur={desk.leaveField}
    >
      {chosen < 0 && <option value={-1}>Choose…</option>}
      {options.map(({ value, label }, nth) => (
        <option key={String(value)} value={nth}>
          {label}
        </option>
      ))}
    </select>
  );
}

export function Ticks({ control, path }: ControlProps<ControlOfKind<'ticks'>>) {
  const desk = useDesk();
  const value = (desk.valueAt(path) ?? []) as unknown[];
  return (
    <div className="row wrap">
      {optionsOf(control.options, desk).map((option) => (
        <label key={option.label} className="row box choice">
          <input
            type="checkbox"
            checked={value.includes(option.value)}
            disabled={control.isDisabled?.(option, desk) && !value.includes(option.value)}
            onChange={({ target }) => {
              const others = value.filter((each) => each !== option.value);
              desk.change([{ path, value: target.checked ? [...others, option.value] : others }]);
            }}
          />
          <span>
            {option.label}
            {option.note && <small>{option.note}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}

/**
 * Short texts, stored as a list or as one text with `joiner` between them. With options, they are chosen.
 */
export function Chips({ control, path, labels }: ControlProps<ControlOfKind<'chips'>>) {
  const desk = useDesk();
  const [typed, setTyped] = useState('');
  const value = desk.valueAt(path) ?? [];
  const { joiner, options, add: placeholder } = control;
  const chips = Array.isArray(value) ? (value as string[]) : String(value).split(joiner!);
  const nameOf = (chip: string) => options?.find((each) => each.value === chip)?.label ?? chip;
  function keep(next: string[]) {
    const joined = joiner ? next.join(joiner) : next;
    desk.change([{ path, value: next.length > 0 ? joined : null }]);
  }
  function add(added: string) {
    const texts = added.split(/[,;]/).map((each) => each.trim());
    const fresh = texts.filter((each) => each && !chips.includes(each));
    if (fresh.length > 0) keep([...chips, ...fresh]);
    setTyped('');
  }
  return (
    <span className="row wrap chips">
      {chips.map((chip) => (
        <span key={chip} className="chip">
          {nameOf(chip)}
          <button
            type="button"
            aria-label={`Remove ${nameOf(chip)}`}
            onClick={({ currentTarget }) => {
              const next = currentTarget.parentElement!.nextElementSibling as HTMLElement;
              (next.querySelector('button') ?? next).focus();
              keep(chips.filter((each) => each !== chip));
            }}
          >
            <Icon name="x" />
          </button>
        </span>
      ))}
      {options ? (
        <select {...labels} value="" onChange={({ target }) => add(target.value)}>
          <option value="">{placeholder}</option>
          {options
            .filter((each) => !chips.includes(String(each.value)))
            .map(({ value: code, label }) => (
              <option key={label} value={String(code)}>
                {label}
              </option>
            ))}
        </select>
      ) : (
        <input
          {...labels}
          value={typed}
          placeholder={placeholder}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add(typed);
          }}
          onBlur={() => {
            add(typed);
            desk.leaveField();
          }}
        />
      )}
    </span>
  );
}
