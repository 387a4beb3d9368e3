import type { ControlProps } from '../fields/field.ts';
import { Icon } from '../icons.tsx';
import { useDesk } from '../use-desk.ts';
import { directionOf, Text } from './text-controls.tsx';

const ADDRESS = { street: 'Street and house', locality: 'Part of town', city: 'Town or city' };

/** The languages of the site, each with what is ready and the names that only the owner can write. */
export function Languages({ path }: ControlProps) {
  const desk = useDesk();
  const languages = (desk.valueAt(path) ?? []) as string[];
  const doctors = (desk.valueAt('doctors') ?? []) as { name?: string }[];
  return (
    <ul className="stack">
      <li className="box pad">
        <b>English</b> <small>always there</small>
      </li>
      {desk.state.choices.languages.map(({ code, name, ready }) => {
        const isOn = languages.includes(code);
        const own = new Intl.DisplayNames(code, { type: 'language' }).of(code);
        const names = [
          { path: `names.${code}.name`, label: 'Your clinic’s name', shown: desk.state.name },
          ...Object.entries(ADDRESS).map(([field, label]) => ({
            path: `names.${code}.address.${field}`,
            label,
            shown: (desk.valueAt(`address.${field}`) ?? '') as string,
          })),
          ...doctors.map((doctor, nth) => ({
            path: `doctors.${nth}.names.${code}`,
            label: doctor.name ?? '',
            shown: doctor.name ?? '',
          })),
        ].filter(({ shown }) => shown);
        return (
          <li key={code} className="box pad stack">
            <label className="row tick">
              <input
                type="checkbox"
                checked={isOn}
                onChange={({ target }) => {
                  const others = languages.filter((each) => each !== code);
                  desk.change([{ path, value: target.checked ? [...others, code] : others }]);
                }}
              />
              <span>
                {name}{' '}
                <span lang={code} dir={directionOf(code)}>
                  {own}
                </span>
              </span>
            </label>
            <p className="hint">
              <Icon name="tick" /> {ready}
            </p>
            {isOn &&
              names.map((each) => (
                <label key={each.path} className="pair">
                  <span>
                    {each.label} <small>in {name} letters</small>
                  </span>
                  <Text control={{ kind: 'text', lang: code }} path={each.path} labels={{ id: each.path }} />
                </label>
              ))}
            {isOn && <OwnTexts code={code} language={name} />}
          </li>
        );
      })}
    </ul>
  );
}

/** What the owner wrote in English, each with its translation. */
function OwnTexts({ code, language }: { code: string; language: string }) {
  const desk = useDesk();
  const path = `translations.${code}`;
  const translations = (desk.valueAt(path) ?? {}) as Record<string, string>;
  const texts = desk.state.ownTexts[code] ?? [];
  if (texts.length === 0) return null;
  function keep(text: string, typed: string) {
    const all = Object.entries({ ...translations, [text]: typed }).filter(([, each]) => each.trim());
    desk.change([{ path, value: all.length > 0 ? Object.fromEntries(all) : null }], true);
  }
  return (
    <div className="stack" id={path}>
      <p className="hint">What you wrote yourself. What you leave empty stands there in English.</p>
      {texts.map((text) => (
        <label key={text} className="pair">
          <span>
            {text} <small>in {language}</small>
          </span>
          <textarea
            rows={text.length > 60 ? 3 : 1}
            lang={code}
            dir={directionOf(code)}
            value={translations[text] ?? ''}
            onChange={({ target }) => keep(text, target.value)}
            onBlur={desk.leaveField}
          />
        </label>
      ))}
    </div>
  );
}

/** The language of the e-mails to the clinic: the first of its languages. */
export function EmailLanguage({ path }: ControlProps) {
  const desk = useDesk();
  const languages = (desk.valueAt(path) ?? []) as string[];
  const others = languages.filter((each) => each !== 'en');
  const chosen = languages.includes('en') ? (languages[0] ?? 'en') : 'en';
  return (
    <div className="row wrap">
      {['en', ...others].map((code) => (
        <label key={code} className="row box choice">
          <input
            type="radio"
            name="email-language"
            checked={chosen === code}
            onChange={() => {
              const rest = others.filter((each) => each !== code);
              desk.change([{ path, value: code === 'en' ? others : [code, ...rest, 'en'] }]);
            }}
          />
          {code === 'en' ? 'English' : desk.state.choices.languages.find((each) => each.code === code)?.name}
        </label>
      ))}
    </div>
  );
}
