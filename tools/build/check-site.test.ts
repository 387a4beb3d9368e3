import { expect, test } from 'vitest';
import { testFolder, yamlFile } from '../../tests/helpers/files.ts';
import { SERVICES } from '../../tests/fixtures/environments.ts';
import { findMistakes, findFormsMistake } from './check-site.ts';

const POLICY = '<meta http-equiv="Content-Security-Policy" content="">';

function mistakesIn(files: Record<string, string>, declared: string[] = []): string[] {
  return findMistakes(testFolder(files), declared, ['en', 'xa']);
}

test('accepts a site without dead links', () => {
  const files = {
    'index.html': `${POLICY}<a href="/about?from=home&amp;to=you#us"></a><a href="https://elsewhere.example/x"></a>
      <a href="mailto:a@b.example"></a><a href="#here"></a><a href="/faq"></a>
      <img src="/pictures/a%20b.webp" srcset="/pictures/a%20b.webp 320w, /pictures/c.webp 640w">`,
    'about/index.html': POLICY,
    'xa/index.html': `${POLICY}<a href="/xa/faq"></a>`,
    'pictures/a b.webp': '',
    'pictures/c.webp': '',
  };
  expect(mistakesIn(files, ['/faq'])).toEqual([]);
});

test('reports dead links, missing pictures and missing policies once each', () => {
  const files = {
    'index.html': `${POLICY}<a href="/gone"></a><a href="/gone#twice"></a>`,
    'about/index.html': `<img srcset="/pictures/1.webp 1x, /pictures/2.webp 2x"><script>import('/assets/a.js')</script>`,
    'pictures/1.webp': '',
  };
  expect(mistakesIn(files)).toEqual([
    '/about: has no content security policy.',
    '/about: leads to /pictures/2.webp, which is not there.',
    '/about: leads to /assets/a.js, which is not there.',
    '/: leads to /gone, which is not there.',
  ]);
});

test('checks files that pages load later: scripts, islands and their renderer', () => {
  const files = {
    'index.html': `${POLICY}<script data-page-script="/assets/page-script.js">import(here)</script>
        <astro-island component-url="/assets/form.js" renderer-url="/assets/client.js"></astro-island>`,
    'assets/form.js': '',
  };
  expect(mistakesIn(files)).toEqual([
    '/: leads to /assets/page-script.js, which is not there.',
    '/: leads to /assets/client.js, which is not there.',
  ]);
});

test.each([
  ['', {}, []],
  ['forms: relay', {}, []],
  ['forms: services', SERVICES, []],
  ['forms: services', {}, [expect.stringMatching(/^a\.yaml:1: forms is "services"; .* be given the ids/)]],
  ['forms: relay', SERVICES, [expect.stringMatching(/^a\.yaml:1: forms is "relay"; .* is given the ids/)]],
])('compares "%s" with the ids in the environment', (text, env, expected) => {
  expect(findFormsMistake(yamlFile(text || 'name: A clinic'), env)).toEqual(expected);
});
