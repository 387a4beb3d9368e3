import { useEffect, useState } from 'react';
import { ControlOf } from './controls/control-of.tsx';
import type { ControlProps, EntriesControl, Field, Group } from './fields/field.ts';
import { Icon } from './icons.tsx';
import { isWithin } from './draft-paths.ts';
import { useAddress } from './router.tsx';
import { useDesk } from './use-desk.ts';

const GROUP_KINDS = ['choice', 'tick', 'ticks', 'custom', 'entries'];

/**
 * A field with its label, hint, control, message, and the sentence on the site that comes of it.
 *
 * @param entry - path of the entry that has the field, with a dot at its end
 */
function FieldView({ field, entry = '' }: { field: Field; entry?: string }) {
  const desk = useDesk();
  const { control, label, hint, keeps, also, says } = field;
  if (field.when && !field.when(desk, entry)) return null;
  const path = entry + field.path;
  const id = field.id ?? path;
  const hintText = typeof hint === 'function' ? hint(desk) : hint;
  const hasOwnMessages = control.kind === 'entries' || (control.kind === 'custom' && control.hasOwnMessages);
  const message = hasOwnMessages ? undefined : desk.messageAt(path);
  const described = [hintText && `${id}-hint`, message && `${id}-message`].filter(Boolean).join(' ');
  const labels: ControlProps['labels'] = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': message ? true : undefined,
  };
  const name = label && (
    <>
      {label} {field.isOptional && <small>optional</small>}
    </>
  );
  const isGroup = GROUP_KINDS.includes(control.kind);
  const sentences = desk.state.sentences.filter((each) => each.path === path || each.path === says);
  const body = (
    <>
      {hintText && (
        <p id={`${id}-hint`} className="hint">
          {hintText}
        </p>
      )}
      {control.kind === 'entries' ? (
        <Entries control={control} path={path} />
      ) : (
        <ControlOf {...{ control, path, labels }} {...(also && { also })} />
      )}
      {message && <Message id={`${id}-message`} text={message} />}
      {sentences.map(({ text }) => (
        <p key={text} className="says">
          <b>Your site says</b> {text}
        </p>
      ))}
      {keeps && (
        <p className="row keeps">
          <Icon name="lock" />
          <span>
            <b>Keeps:</b> {keeps}
          </span>
        </p>
      )}
    </>
  );
  const className = ['field', message && 'wrong', `columns-${field.columns ?? 6}`, keeps && 'box pad extra'];
  if (!isGroup)
    return (
      <div className={className.filter(Boolean).join(' ')}>
        <label htmlFor={id}>{name}</label>
        {body}
      </div>
    );
  return (
    <fieldset
      className={className.filter(Boolean).join(' ')}
      id={control.kind === 'tick' ? undefined : id}
      tabIndex={-1}
    >
      {name && <legend>{name}</legend>}
      {body}
    </fieldset>
  );
}

function Message({ id, text }: { id?: string; text: string }) {
  return (
    <p id={id} className="row message">
      <Icon name="warn" />
      {text}
    </p>
  );
}

export function GroupView({ group: { title, note, fields, isFolded } }: { group: Group }) {
  const { hash } = useAddress();
  const body = fields.map((field) => (
    <FieldView key={field.path + (field.id ?? field.control.kind)} field={field} />
  ));
  if (isFolded)
    return (
      <details className="box folded" open={fields.some(({ path }) => isWithin(hash, path)) || undefined}>
        <summary>{title}</summary>
        <div className="columns">{body}</div>
      </details>
    );
  return (
    <section className="group columns">
      {title && (
        <h2>
          {title} {note && <small>{note}</small>}
        </h2>
      )}
      {body}
    </section>
  );
}

/** The entries of a list, one open at a time. One that is removed can be put back. */
function Entries({ control, path }: { control: EntriesControl; path: string }) {
  const desk = useDesk();
  const { hash } = useAddress();
  const [open, setOpen] = useState<number | null>(() =>
    isWithin(hash, path) ? Number(hash.slice(path.length + 1).split('.')[0]) : null,
  );
  const [added, setAdded] = useState<{ firstField: string } | null>(null);
  const [removed, setRemoved] = useState<{ entry: unknown; at: number } | null>(null);
  const value = desk.valueAt(path);
  const entries = Array.isArray(value) ? (value as never[]) : [];
  useEffect(() => {
    if (added) document.getElementById(added.firstField)?.focus();
  }, [added]);
  return (
    <>
      <ul className="stack">
        {entries.map((entry, at) => {
          if (control.shows && !control.shows(entry, desk)) return null;
          const place = `${path}.${at}`;
          const title = control.title(entry) || 'Without a name';
          const ownMessage = desk.state.messages.find((each) => each.path === place)?.text;
          return (
            // An entry has no identity but its place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className="box">
              <div className="row wrap pad">
                <span>
                  <b>{title}</b>
                  {control.subtitle && <small>{control.subtitle(entry)}</small>}
                </span>
                {open !== at && desk.messageAt(place) && <Icon name="warn" />}
                <button
                  type="button"
                  aria-expanded={open === at}
                  onClick={() => setOpen(open === at ? null : at)}
                >
                  {open === at ? 'Done' : 'Change'}
                  <span className="hidden"> {title}</span>
                </button>
                <button
                  type="button"
                  onClick={() => {
                    setRemoved({ entry, at });
                    setOpen(null);
                    desk.change([{ path: place, value: null }]);
                  }}
                >
                  Remove<span className="hidden"> {title}</span>
                </button>
              </div>
              {ownMessage && <Message text={ownMessage} />}
              {open === at && (
                <div className="columns pad">
                  {control.fields.map((field) => (
                    <FieldView key={field.path} field={field} entry={`${place}.`} />
                  ))}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {removed && (
        <p className="strip" role="status">
          {control.title(removed.entry as never)} is removed.{' '}
          <button
            type="button"
            className="link"
            onClick={() => {
              desk.change([{ path, value: entries.toSpliced(removed.at, 0, removed.entry as never) }]);
              setRemoved(null);
            }}
          >
            Undo
          </button>
        </p>
      )}
      <button
        type="button"
        className="add"
        onClick={() => {
          setOpen(entries.length);
          setAdded({ firstField: `${path}.${entries.length}.${control.fields[0]!.path}` });
          desk.change([{ path: `${path}.${entries.length}`, value: control.blank(desk) }]);
        }}
      >
        <Icon name="plus" />
        {control.add}
      </button>
    </>
  );
}
