import { expect, test } from 'vitest';
import { drawingSize } from './pictures.ts';

const FILE = 'clinic/images/tooth.svg';

function sizeOf(inside: string, attributes = 'viewBox="0 0 840 560"') {
  return drawingSize(
    FILE,
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`),
  );
}

test('takes the size of a drawing from its viewBox, not from width and height', async () => {
  expect(await sizeOf('<path d="M0 0h9v9z"/>')).toEqual({ width: 840, height: 560 });
  expect(await sizeOf('', 'width="30" height="20" viewBox="-10,-10, 599.6 720"')).toEqual({
    width: 600,
    height: 720,
  });
});

test('accepts a drawing that reuses its own parts', async () => {
  const parts = `<!-- <style> and onload="" in a comment are words -->
    <defs><clipPath id="t-lip"><path id="t-lip-path" d="M0 0h9v9z"/></clipPath></defs>
    <g clip-path="url(#t-lip)" fill="url('#t-lip')"><use href="#t-lip-path" x="4"/></g>`;
  await expect(sizeOf(parts)).resolves.toBeDefined();
});

test('accepts other colours for the dark palette, and nothing else in a style', async () => {
  const night = (style: string) =>
    sizeOf(`<style>@media (prefers-color-scheme: dark) { ${style} }</style><path fill="var(--sea, #fff)"/>`);
  await expect(night(':root { --sea: #2a6c65; --moon-on: 1 }')).resolves.toBeDefined();
  await expect(night('path { fill: red }')).rejects.toThrow('the drawing holds styles');
  await expect(night(':root { --sea: url(//elsewhere.example) }')).rejects.toThrow('holds styles');
});

test.each([
  ['<script>alert(1)</script>', 'the drawing holds a script'],
  ['<path d="M0 0" onclick="alert(1)"/>', 'the drawing holds a script that waits for an event'],
  ['<foreignObject><p/></foreignObject>', 'the drawing holds a piece of a web page'],
  ['<style>path { fill: red }</style>', 'the drawing holds styles; export it anew with'],
  ['<path d="M0 0" style="fill: red"/>', 'the drawing holds styles'],
  ['<image href="https://elsewhere.example/a.png"/>', 'the drawing holds a photograph, or a reference'],
  ['<image href="data:image/png;base64,AA"/>', 'the drawing holds a photograph, or a reference'],
  ['<use href="others.svg#piece"/>', 'the drawing holds a photograph, or a reference'],
  ['<path d="M0 0" fill="url(others.svg#a)"/>', 'the drawing holds a photograph, or a reference'],
])('reports %s in plain words', async (inside, message) => {
  await expect(sizeOf(inside)).rejects.toThrow(`${FILE}: ${message}`);
});

test('reports another encoding with the line', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<title>Café</title></svg>';
  await expect(drawingSize(FILE, Buffer.from(drawing, 'latin1'))).rejects.toThrow(
    `${FILE}:2: "<title>Café</title></svg>" is not written in UTF-8`,
  );
});

test('reports all mistakes at once', async () => {
  await expect(sizeOf('<style/><script/>', 'width="30" height="20"')).rejects.toThrow(
    /a script.*\n.*holds styles.*\n.*should have a viewBox\.$/,
  );
});

test.each(['<svg', 'This is a letter.', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path>'])(
  '%s is no drawing',
  async (text) => {
    await expect(drawingSize(FILE, Buffer.from(text))).rejects.toThrow(
      `${FILE}: this can't be read as a drawing; it should be a whole SVG file.`,
    );
  },
);
