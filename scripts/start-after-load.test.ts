import { expect, test } from 'vitest';
import { startAfterLoad } from './start-after-load.ts';

const PAGE = `<html><head><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/root-2.js"/><link rel="stylesheet" href="/assets/root.css"/></head><body><h1>Contact</h1><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";

  window.modules = {"root":route0};

import("/assets/entry.client-3.js");</script></body></html>`;

test('a page asks for no script while it is being read', () => {
  const page = startAfterLoad(PAGE);
  expect(page).not.toContain('<link rel="modulepreload"');
  expect(page).not.toMatch(/^import /m);
  expect(page).toContain('<link rel="stylesheet" href="/assets/root.css"/>');
  expect(page).toContain('<h1>Contact</h1>');
});

test('the imports keep their order, after the wait and the preloads', () => {
  const steps = [
    'addEventListener("load", whenAllStandsStill)',
    'const modules = ["/assets/manifest-1.js","/assets/root-2.js","/assets/entry.client-3.js"];',
    'await import(href);',
    'await import("/assets/manifest-1.js");',
    'const route0 = await import("/assets/root-2.js");',
    'window.modules = {"root":route0};',
    'import("/assets/entry.client-3.js");',
  ].map((step) => startAfterLoad(PAGE).indexOf(step));
  expect(steps).not.toContain(-1);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});

test('a page whose scripts are written in another way stops the build', () => {
  expect(() => startAfterLoad('<html><script src="/app.js"></script></html>')).toThrow(/start-after-load/);
});
