import { expect, test } from 'vitest';
import { addToHead, jsonScript, readDeliveredPage } from './delivered-page.ts';

const PAGE =
  '<html><head><title>Teeth &amp; gums</title><meta name="description" content="The clinic&#x27;s &quot;advice&quot;"/>' +
  '<link rel="canonical" href="https://clinic.example/blog"/></head><body><title>no</title></body></html>';

test('a head is read as its visitors read it', () => {
  expect(readDeliveredPage(PAGE)).toEqual({
    title: 'Teeth & gums',
    description: 'The clinic\'s "advice"',
  });
  expect(() => readDeliveredPage('<head></head>')).toThrow('no title');
});

test('what is added stands at the end of the head, letter by letter', () => {
  expect(addToHead(PAGE, '<meta content="$& $1">')).toContain('/blog"/><meta content="$& $1"></head>');
});

test('no text can end the script that data stands in', () => {
  const script = jsonScript({ name: '</script><!-- <script>' });
  expect(script.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
  const content = script.slice(script.indexOf('>') + 1, script.lastIndexOf('<'));
  expect(JSON.parse(content)).toEqual({ name: '</script><!-- <script>' });
});
