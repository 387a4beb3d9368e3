import { useEffect, useState } from 'react';
import { stirred } from '../ui/late.ts';
import type { ClinicNow } from './open-now.ts';

/** What it is now at the clinic; null until the visitor has stirred and the code that tells the time has come. */
export function useClinicNow(): ClinicNow | null {
  const [now, setNow] = useState<ClinicNow | null>(null);

  useEffect(() => {
    const left = new AbortController();
    stirred
      .then(() => import('./open-now.ts'))
      .then(
        ({ watchClinic }) => watchClinic(setNow, left.signal),
        // Without it the hours are still there.
        () => {},
      );
    return () => left.abort();
  }, []);

  return now;
}
