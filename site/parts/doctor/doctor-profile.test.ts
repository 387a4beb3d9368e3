import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { doctors } from '#clinic/doctors.server.ts';
import { DoctorPanel } from './doctor-profile.tsx';

const book = vi.hoisted(() => ({ toast: 'sent' }));
vi.mock('#clinic/pages/book.ts', () => ({ page: book }));

const panel = () => renderToStaticMarkup(createElement(DoctorPanel, { isFirst: true, doctor: doctors[0]! }));

test('promises an answer, not a call, where a booking is a request', () => {
  expect(panel()).toMatch(/We answer you .*Request a Visit/s);
  expect(panel()).not.toMatch(/call you back|Request a Call/);
});

test('promises a call where the message after a booking says that it is confirmed', () => {
  book.toast = 'confirmed';
  expect(panel()).toMatch(/We call you back .*Request a Call/s);
});
