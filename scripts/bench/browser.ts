import { chromium, type Browser } from '@playwright/test';
import config from '../../playwright.config.ts';

/**
 * Starts the browser of the tests, with their settings.
 *
 * @param debuggingPort - where other programs may reach it on loopback
 */
export function launchBrowser(debuggingPort?: number): Promise<Browser> {
  const options = config.use!.launchOptions!;
  return chromium.launch({
    ...options,
    args: [
      ...options.args!,
      ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]),
    ],
  });
}
