import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { civilTimeAt, timeOf } from '../time/civil-date.ts';
import { CivilTimeSchema } from '../time/civil-time-schemas.ts';
import { EMPTY_REQUEST, type CheckedRequest } from './appointment-request.ts';
import { parseEmailParams, parseRefusal, refusalText, toEmailParams } from './email-params.ts';

const request: CheckedRequest = {
  ...EMPTY_REQUEST,
  name: 'Asha Rane',
  email: 'asha@example.com',
  phone: '98200 12345',
  date: '2025-03-04',
  time: '15:30',
};
const params = {
  patient_name: 'Asha Rane',
  patient_email: 'asha@example.com',
  patient_phone: '98200 12345',
  appointment_date: 'Tuesday, March 4, 2025',
  appointment_time: '03:30 PM',
  notes: 'No additional notes',
  appointment_id: 'DENT-ABC123',
};

test('writes the seven fields of the e-mail templates in order, with date, time and empty notes in words', () => {
  const written = toEmailParams(request, 'DENT-ABC123');
  expect(written).toEqual(params);
  expect(Object.keys(written)).toEqual(Object.keys(params));
});

const date = fc
  .date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((day) => civilTimeAt(day, 'UTC').date);
const time = fc.integer({ min: 0, max: 24 * 60 - 1 }).map(timeOf);

test('converting a request to template parameters and back gives the same request', () => {
  const text = fc.string({ unit: 'binary' });
  const anyRequest = fc.record({
    name: text,
    email: text,
    phone: text,
    date,
    time,
    notes: text,
    reminder: fc.constantFrom('', 'yes'),
    earlier: fc.constantFrom('', 'yes'),
  });
  fc.assert(
    fc.property(anyRequest, fc.stringMatching(/^DENT-[A-Z0-9]{6}$/), (sent, id) => {
      // The parameters travel as JSON.
      const received: unknown = JSON.parse(JSON.stringify(toEmailParams(sent, id)));
      expect(parseEmailParams(received as object)).toEqual({ appointment: { ...sent, id } });
    }),
  );
});

test('refuses each other text, and names its field', () => {
  const anything = fc.oneof(
    fc.string(),
    date,
    time,
    fc.constantFrom(
      'Wednesday, March 4, 2025',
      'Monday, June 31, 2025',
      '4 March 2025',
      'Tuesday, March 4, 2025 ',
      'Tuesday, March 04, 2025',
      'Tuesday, March 4, 2025 (x)',
      '3:30 PM',
      '13:30 PM',
      '00:30 AM',
      '03:60 PM',
      '03:30 PM ',
      'DENT-ABC123\n',
    ),
  );
  const fields = {
    date: 'appointment_date',
    time: 'appointment_time',
    id: 'appointment_id',
    reminder: 'reminder',
  };
  fc.assert(
    fc.property(fc.constantFrom(...Object.entries(fields)), anything, ([field, param], text) => {
      fc.pre(text !== '' || field === 'id');
      const parsed = parseEmailParams({ ...params, [param]: text });
      if ('issues' in parsed) expect(parsed.issues).toEqual({ [field]: 'invalid' });
      // A text is accepted only if `toEmailParams` would write the same text.
      else {
        const { appointment } = parsed;
        const at = v.parse(CivilTimeSchema, appointment);
        expect(toEmailParams({ ...appointment, ...at }, appointment.id)).toMatchObject({ [param]: text });
      }
    }),
    { numRuns: 500 },
  );
});

test.each<[string, object, object]>([
  ['a list', { patient_name: ['P'] }, { name: 'invalid' }],
  ['null', { notes: null }, { notes: 'invalid' }],
  ['an unknown parameter', { to_email: 'x@example.com' }, { params: 'invalid' }],
  ['a parameter named constructor', { constructor: 'x' }, { params: 'invalid' }],
  ['a parameter named __proto__', JSON.parse('{"__proto__":1}') as object, { params: 'invalid' }],
  [
    'texts that the site does not write',
    { appointment_date: 'soon', appointment_id: '' },
    { date: 'invalid', id: 'invalid' },
  ],
])('%s is refused', (_, changes, issues) => {
  expect(parseEmailParams({ ...params, ...changes })).toEqual({ issues });
});

test('parseRefusal returns the fields that refusalText wrote', () => {
  expect(parseRefusal(refusalText({ phone: 'too-short', date: 'past' }))).toEqual({
    phone: 'too-short',
    date: 'past',
  });
});

test.each([
  'The template params are invalid: patient_phone is required',
  'OK',
  '',
  'null',
  '{"fields":["phone"]}',
  '{"fields":{"phone":"Please call +91 98200 12345"}}',
  '{"fields":{"id":"invalid","params":"invalid"}}',
])('parseRefusal finds no field in %j', (text) => {
  expect(parseRefusal(text)).toEqual({});
});
