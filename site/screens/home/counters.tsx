import { words } from '#words/home.ts';
import type { Claim } from '../../../domain/clinic.ts';

/** A figure, and what it counts. */
export type Counted = Claim & { label: string };

/** The clinic's figures, which count up from 0 once (client/counters.ts). */
export function Counters({ counters }: { counters: Counted[] }) {
  return (
    <dl
      className={`counter grid justify-between gap-x-4 gap-y-5 ${counters.length <= 3 ? 'grid-cols-[repeat(3,auto)]' : 'grid-cols-2'} @max-[15rem]:grid-cols-1 md:flex md:flex-wrap md:justify-start md:gap-x-18`}
    >
      {counters.map(({ label, ...claim }) => (
        <div key={label} className="flex flex-col-reverse justify-end text-night">
          <dt className="relative z-1 text-small leading-tight max-md:max-w-[8em] md:text-base">{label}</dt>
          <dd className="font-display text-[length:clamp(2rem,1.3rem+2.9vw,4rem)] leading-none font-medium wrap-anywhere @min-[15rem]:whitespace-nowrap @max-[19rem]:text-[1.75rem] tracking-[-0.03em] tabular-nums lining-nums">
            <span className="relative inline-block">
              <span className="counter-figure">{words.figure(claim)}</span>
              <span aria-hidden="true" className="counter-step absolute inset-0 whitespace-nowrap" />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
