import { useState } from 'react';
import {
  optionsOf,
  type ChoiceControl,
  type Control,
  type ControlProps,
  type TickControl,
} from '../fields/field.ts';
import { useDesk } from '../use-desk.ts';
import { Chips, isSame, List, Ticks } from './list-controls.tsx';
import { Prefixed, Text } from './text-controls.tsx';

/** The control of a field, by its kind; that of a list of entries is in entries.tsx. */
export function ControlOf(props: ControlProps<Control>) {
  const { control, ...rest } = props;
  switch (control.kind) {
    case 'text':
      return <Text control={control} {...rest} />;
    case 'prefixed':
      return <Prefixed control={control} {...rest} />;
    case 'list':
      return <List control={control} {...rest} />;
    case 'choice':
      return <Choice control={control} {...rest} />;
    case 'tick':
      return <Tick control={control} {...rest} />;
    case 'ticks':
      return <Ticks control={control} {...rest} />;
    case 'chips':
      return <Chips control={control} {...rest} />;
    case 'custom':
      return <control.render {...rest} control={control} />;
    case 'entries':
      return null;
  }
}

function Choice({ control, path, labels }: ControlProps<ChoiceControl>) {
  const desk = useDesk();
  const { other } = control;
  const [isOther, setOther] = useState(false);
  // The own value, kept in case the owner returns to it from another option.
  const [keptValue, setKeptValue] = useState<unknown>();
  const options = optionsOf(control.options, desk);
  const value = desk.valueAt(path);
  const chosen = isOther ? -1 : options.findIndex((each) => isSame(each.value, value));
  const showsOther = other && chosen < 0 && (isOther || value !== undefined);
  return (
    <div className="row wrap">
      {options.map(({ value, label }, nth) => (
        <label key={label} className="row box choice">
          <input
            type="radio"
            name={path}
            checked={chosen === nth}
            onChange={() => {
              if (showsOther) setKeptValue(desk.valueAt(path));
              setOther(false);
              desk.change([{ path, value }]);
            }}
          />
          {label}
        </label>
      ))}
      {other && (
        <label className="row box choice">
          <input
            type="radio"
            name={path}
            checked={Boolean(showsOther)}
            onChange={() => {
              setOther(true);
              desk.change([{ path, value: keptValue ?? other.start ?? null }]);
            }}
          />
          {other.label}
        </label>
      )}
      {showsOther && (
        <div className="other">
          <ControlOf
            control={other.control}
            path={path}
            labels={{ ...labels, id: `${path}-other`, 'aria-label': other.label }}
          />
        </div>
      )}
    </div>
  );
}

function Tick({ control, path, labels }: ControlProps<TickControl>) {
  const desk = useDesk();
  const value = desk.valueAt(path);
  const isOn = value !== undefined && value !== false;
  return (
    <>
      <label className="row tick">
        <input
          type="checkbox"
          {...labels}
          checked={isOn}
          onChange={({ target }) =>
            desk.change([{ path, value: target.checked ? (control.on ?? true) : null }])
          }
        />
        <span>{control.says}</span>
      </label>
      {isOn && control.control && (
        <ControlOf
          control={control.control}
          path={path}
          labels={{ ...labels, id: `${path}-value`, 'aria-label': control.says }}
        />
      )}
    </>
  );
}
