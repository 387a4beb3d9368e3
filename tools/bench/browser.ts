import { chromium, type Browser } from '@playwright/test';
import config from '../../playwright.config.ts';

/** The map's service isn't ours to measure. */
export const LOOPBACK_ALONE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

/**
 * Starts the browser of the tests, with their settings, for which there is nothing beside this machine.
 *
 * @param debuggingPort - where other programs may reach it on loopback
 */
export function launchBrowser(debuggingPort?: number): Promise<Browser> {
  const options = config.use!.launchOptions!;
  return chromium.launch({
    ...options,
    args: [
      ...options.args!,
      LOOPBACK_ALONE,
      ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]),
    ],
  });
}
