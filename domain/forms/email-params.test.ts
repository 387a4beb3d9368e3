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

test('each request survives the way to the e-mail service and back', () => {
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
      // As the request does: JSON.
      const received: unknown = JSON.parse(JSON.stringify(toEmailParams(sent, id)));
      expect(parseEmailParams(received as object)).toEqual({ appointment: { ...sent, id } });
    }),
  );
});

test('each other text is refused by the name of its field', () => {
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
      // What is read would be written in the same way.
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
  ['a parameter too many', { to_email: 'x@example.com' }, { params: 'invalid' }],
  ['a parameter named constructor', { constructor: 'x' }, { params: 'invalid' }],
  ['a parameter named __proto__', JSON.parse('{"__proto__":1}') as object, { params: 'invalid' }],
  [
    'texts that nobody writes',
    { appointment_date: 'soon', appointment_id: '' },
    { date: 'invalid', id: 'invalid' },
  ],
])('%s is refused', (_, changes, issues) => {
  expect(parseEmailParams({ ...params, ...changes })).toEqual({ issues });
});

test('a refusal is read as it was written', () => {
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
])('no refused field is read from %j', (text) => {
  expect(parseRefusal(text)).toEqual({});
});
