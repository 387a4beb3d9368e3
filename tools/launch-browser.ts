import { chromium, type Browser } from '@playwright/test';
import config from '../playwright.config.ts';

/** Starts the tests' browser with further arguments. */
export function launchBrowser(...extraArgs: string[]): Promise<Browser> {
  const options = config.use!.launchOptions!;
  return chromium.launch({ ...options, args: [...options.args!, ...extraArgs] });
}
