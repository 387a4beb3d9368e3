import { Fragment } from 'react';
import { thankYou } from '#words/thank-you.ts';
import { Icon } from '../../ui/icon.tsx';
import { calendarAddIcon } from '../../ui/icons.ts';

const words = thankYou.requested;

/** The appointment that was just asked for, to read again and to put into a calendar: a script fills it in (client/thank-you.ts). */
export function Requested() {
  return (
    <section aria-labelledby="requested" hidden data-requested="" className="large-sheet bg-white print:p-0">
      <h2 id="requested" className="text-card">
        {words.title}
      </h2>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {(['date', 'time', 'id'] as const).map((fact) => (
          <Fragment key={fact}>
            <dt className="text-ink-soft">{words[fact]}</dt>
            <dd className="font-semibold" data-fact={fact} />
          </Fragment>
        ))}
      </dl>
      <button
        type="button"
        className="mt-5 inline-flex min-h-11 print:hidden items-center gap-2 font-semibold text-sea-deep underline underline-offset-4"
      >
        <Icon drawing={calendarAddIcon} /> {words.save}
      </button>
      <p className="text-ink-soft">{words.tentative}</p>
    </section>
  );
}
