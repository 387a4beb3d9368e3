import { useEffect, useState } from 'react';
import type { ClinicNow } from './open-now.ts';

/** What it is now at the clinic; null until the page's code has taken over and what tells the time has come after it. */
export function useClinicNow(): ClinicNow | null {
  const [now, setNow] = useState<ClinicNow | null>(null);

  useEffect(() => {
    const left = new AbortController();
    import('./open-now.ts').then(
      ({ watchClinic }) => watchClinic(setNow, left.signal),
      // Without it the hours are still there.
      () => {},
    );
    return () => left.abort();
  }, []);

  return now;
}
