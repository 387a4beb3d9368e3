import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { facts } from '#clinic/facts.ts';
import { civilTimeAt } from '../../../domain/time/civil-date.ts';
import { partOfDayAt } from '../../../domain/clinic/view.ts';
import { openStateAt, type Schedule } from '../../../domain/clinic/opening-hours.ts';
import { testFolder } from '../../../tests/helpers/files.ts';
import { openDaily, schedule } from '../../../tests/helpers/test-schedule.ts';
import { clockFacts } from '../../../compile/outputs/facts.ts';
import { bundleScript } from '../../build/browser-scripts.ts';

const HALF_HOUR_MS = 1_800_000;
const zone = process.env.TZ;

/** Runs the script for a clinic. Returns a function that gives the attributes it sets at an instant. */
async function runScript(clinic: Schedule) {
  const lines = Object.entries(clockFacts(clinic, 2026)).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  const compiled = join(testFolder({ 'clock.ts': lines.join('') }), 'clock.ts');
  const { code } = await bundleScript('site/parts/opening-hours/clinic-clock.ts', {
    alias: { '#clinic/clock.ts': compiled },
  });
  let now = 0;
  let update = () => {};
  const attributes = { moment: '', closed: false };
  const document = {
    documentElement: {
      dataset: attributes,
      toggleAttribute: (_: string, isClosed: boolean) => void (attributes.closed = isClosed),
    },
    addEventListener: (_: string, listener: () => void) => void (update = listener),
  };
  const Clock = new Proxy(Date, {
    construct: (target, args) => new target(...((args.length > 0 ? args : [now]) as [number])),
  });
  new Function('document', 'Date', 'setTimeout', code)(document, Clock, () => {});
  return (instant: number) => {
    now = instant;
    update();
    return `${attributes.moment}, ${attributes.closed ? 'closed' : 'open'}`;
  };
}

afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each([
  ["this site's clinic", facts],
  ['a clinic with a midday break and a closure over the new year', schedule],
  [
    'a clinic with daylight saving time',
    {
      ...schedule,
      timeZone: 'Pacific/Auckland',
      hours: openDaily({ opens: '00:00', closes: '03:00' }, { opens: '22:00', closes: '23:30' }),
    },
  ],
])(
  'sets the attributes that the rules give, every half hour of a year and in any visitor time zone: %s',
  async (_, clinic) => {
    const attributesAt = await runScript(clinic);
    const year = Array.from({ length: 365 * 48 }, (__, index) => Date.UTC(2026, 6) + index * HALF_HOUR_MS);
    const expected = year.map((instant) => {
      const now = civilTimeAt(new Date(instant), clinic.timeZone);
      return `${partOfDayAt(now.time)}, ${openStateAt(clinic, now).state}`;
    });
    for (const visitorZone of ['America/Los_Angeles', 'Australia/Lord_Howe']) {
      process.env.TZ = visitorZone;
      const wrong = year.filter((instant, index) => attributesAt(instant) !== expected[index]);
      expect(wrong, visitorZone).toEqual([]);
    }
  },
);
