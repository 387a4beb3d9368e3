import { ENGINE_PORTS } from '../helpers/ports.ts';
import { startSite } from '../helpers/start-site.ts';

/** Starts the site once for both engines. Returns a function that stops it. */
export default async function startForEngines(): Promise<() => Promise<void>> {
  const { close } = await startSite(ENGINE_PORTS);
  return close;
}
