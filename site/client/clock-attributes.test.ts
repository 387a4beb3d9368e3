import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { facts } from '#clinic/facts.ts';
import { civilTimeAt, partOfDayAt } from '../../domain/booking/civil-date.ts';
import { openStateAt, type Schedule } from '../../domain/booking/opening-hours.ts';
import { testFolder } from '../../tests/helpers/files.ts';
import { openDaily, schedule } from '../../tests/helpers/test-schedule.ts';
import { clockFacts } from '../../compile/outputs/facts.ts';
import { bundled } from '../build/browser-scripts.ts';

const HALF_HOUR_MS = 1_800_000;
const zone = process.env.TZ;

/** Runs what stands in the pages of a clinic; tells what it says of the moments it is looked at. */
async function clockOf(clinic: Schedule) {
  const lines = Object.entries(clockFacts(clinic, 2026)).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  const compiled = join(testFolder({ 'clock.ts': lines.join('') }), 'clock.ts');
  const { code } = await bundled('site/client/clock-attributes.ts', {
    alias: { '#clinic/clock.ts': compiled },
  });
  let now = 0;
  let look = () => {};
  const said = { moment: '', closed: false };
  const document = {
    documentElement: {
      dataset: said,
      toggleAttribute: (_: string, isClosed: boolean) => void (said.closed = isClosed),
    },
    addEventListener: (_: string, listener: () => void) => void (look = listener),
  };
  const Clock = new Proxy(Date, {
    construct: (of, given) => new of(...((given.length > 0 ? given : [now]) as [number])),
  });
  new Function('document', 'Date', 'setTimeout', code)(document, Clock, () => {});
  return (instant: number) => {
    now = instant;
    look();
    return `${said.moment}, ${said.closed ? 'closed' : 'open'}`;
  };
}

afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each([
  ['the clinic of this site', facts],
  ['one with a break at noon and a closure over the new year', schedule],
  [
    'one whose clocks change',
    {
      ...schedule,
      timeZone: 'Pacific/Auckland',
      hours: openDaily({ opens: '00:00', closes: '03:00' }, { opens: '22:00', closes: '23:30' }),
    },
  ],
])(
  'in each half hour of a year, for visitors of any zone, it says what the rules say: %s',
  async (_, clinic) => {
    const clock = await clockOf(clinic);
    const year = Array.from({ length: 365 * 48 }, (__, at) => Date.UTC(2026, 6) + at * HALF_HOUR_MS);
    const rules = year.map((at) => {
      const now = civilTimeAt(new Date(at), clinic.timeZone);
      return `${partOfDayAt(now.time)}, ${openStateAt(clinic, now).state}`;
    });
    for (const visitor of ['America/Los_Angeles', 'Asia/Kolkata', 'Australia/Lord_Howe']) {
      process.env.TZ = visitor;
      const wrong = year.filter((at, index) => clock(at) !== rules[index]);
      expect(wrong, visitor).toEqual([]);
    }
  },
);
