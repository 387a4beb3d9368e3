import { ENGINE_PORTS } from '../helpers/ports.ts';
import { startSite } from '../helpers/start-site.ts';

/** Starts the site once for all engines; returns what ends it. */
export default async function serve(): Promise<() => Promise<void>> {
  const { close } = await startSite(ENGINE_PORTS);
  return close;
}
