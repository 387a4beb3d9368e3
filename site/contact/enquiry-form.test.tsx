import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { EnquiryForm } from './enquiry-form.tsx';

vi.mock('../mail-services.ts', () => ({
  mailServices: { emailjs: { origin: null }, formEndpoint: 'https://forms.example/f/abc' },
}));

const optionsOf = (inEnglish?: string[]) =>
  renderToStaticMarkup(
    <EnquiryForm chat={undefined} treatments={['Ímplánts', 'Brácés']} inEnglish={inEnglish} />,
  ).match(/<option(?! value="").*?<\/option>/g);

test('a treatment is sent in English, whatever the language of the page', () => {
  expect(optionsOf(['Implants', 'Braces'])).toEqual([
    '<option value="Implants">Ímplánts</option>',
    '<option value="Braces">Brácés</option>',
  ]);
  expect(optionsOf()).toEqual(['<option>Ímplánts</option>', '<option>Brácés</option>']);
});
