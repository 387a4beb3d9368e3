import process from 'node:process';
import { facts } from '#clinic/facts.ts';

export * from '../../relay/host/worker.ts';
export { default } from '../../relay/host/worker.ts';

// The relay's worker, for a clinic that says how many visits it takes at the same time.

facts.booking.chairs = Number(process.env.CHAIRS);
