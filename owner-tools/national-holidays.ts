import type { Closure } from '../domain/booking/opening-hours.ts';

/** India's three national holidays. Other holidays move, or depend on the state. */
export const NATIONAL_HOLIDAYS: Closure[] = [
  { name: 'Republic Day', from: '01-26' },
  { name: 'Independence Day', from: '08-15' },
  { name: 'Gandhi Jayanti', from: '10-02' },
];
