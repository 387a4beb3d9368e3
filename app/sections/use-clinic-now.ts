import { useEffect, useState } from 'react';
import type { ClinicNow } from './open-now.ts';

/**
 * What it is now at the clinic; null until the page's code has taken over and what tells the time has come after it.
 *
 * @param once - when what tells the time may come; at once without it
 */
export function useClinicNow(once?: Promise<void>): ClinicNow | null {
  const [now, setNow] = useState<ClinicNow | null>(null);

  useEffect(() => {
    const left = new AbortController();
    (once ?? Promise.resolve())
      .then(() => import('./open-now.ts'))
      .then(
        ({ watchClinic }) => watchClinic(setNow, left.signal),
        // Without it the hours are still there.
        () => {},
      );
    return () => left.abort();
  }, [once]);

  return now;
}
