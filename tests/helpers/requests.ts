import { MESSAGE } from './relay.ts';
import type { AppointmentParams } from '../../domain/wire.ts';

// Requests that any host of the relay refuses, sending nothing: for the tests of the relay alone, and for those of a
// running server.

/** What it is, how the body differs from an honest one, and the answer's status and a part of its text. */
export type RefusedEmailSend = [name: string, changes: Record<string, unknown>, status: number, text: string];

/**
 * @param params - which would be accepted
 * @param sunday - a day within the booking window, in its long form
 */
export function refusedEmailSends(params: AppointmentParams, sunday: string): RefusedEmailSend[] {
  const of = (changes: object) => ({ template_params: { ...params, ...changes } });
  const notATime = "appointment_time should be one of the day's times";
  return [
    ['no public key', { user_id: undefined }, 400, 'The Public Key is required.'],
    ['a wrong public key', { user_id: 'other' }, 400, 'The Public Key is invalid.'],
    ['no service', { service_id: '' }, 400, 'The service ID is required.'],
    ['a wrong service', { service_id: 'gmail' }, 400, 'The service ID not found.'],
    ['no template', { template_id: undefined }, 400, 'The template ID is required.'],
    ['a wrong template', { template_id: 'welcome' }, 400, 'The template ID not found.'],
    ['a template that is a prototype key', { template_id: 'constructor' }, 400, 'The template ID not found.'],
    ['ids that are lists', { user_id: ['relay'] }, 400, 'The Public Key is invalid.'],
    ['no params', { template_params: undefined }, 400, 'The template params have to be the object'],
    ['params that are a list', { template_params: [] }, 400, 'The template params have to be the object'],
    ['no recipient', of({ patient_email: '' }), 422, 'The recipients address is empty'],
    ['a bad recipient', of({ patient_email: 'priya@' }), 422, 'address is corrupted'],
    ['two recipients', of({ patient_email: 'a@example.com, b@example.com' }), 422, 'address is corrupted'],
    ['a missing name', of({ patient_name: undefined }), 400, 'patient_name is required'],
    ['an empty name', of({ patient_name: '  ' }), 400, 'patient_name is required'],
    ['a list for a name', of({ patient_name: ['P'] }), 400, 'patient_name should be text'],
    ['a long name', of({ patient_name: 'P'.repeat(10_000) }), 400, 'should be at most 200 characters'],
    ['a lone surrogate', of({ patient_name: 'Priya \ud800' }), 400, 'patient_name should be text'],
    ['a date that is none', of({ appointment_date: 'Monday, March 4, 2025' }), 400, 'should be a date'],
    ['a time that is none', of({ appointment_time: '15:30' }), 400, notATime],
    ['a time that Sunday has not', of({ appointment_date: sunday }), 400, notATime],
    ['a time off the half hour', of({ appointment_time: '03:45 PM' }), 400, notATime],
    ['an id that is none', of({ appointment_id: 'DENT-1' }), 400, 'appointment_id should be an id'],
    ['a param too many', of({ to_email: 'x@example.com' }), 400, 'there are unknown ones'],
    ...['constructor', 'toString', '__proto__'].map((name): RefusedEmailSend => [
      `a param named ${name}`,
      of(Object.fromEntries([[name, 'x']])),
      400,
      'there are unknown ones',
    ]),
  ];
}

/** What it is, the content type, the body and the answer's status. */
export const UNREADABLE_EMAIL_SENDS: [name: string, type: string, body: string, status: number][] = [
  ['malformed JSON', 'application/json', '{"user_id":', 400],
  ['JSON that is no object', 'application/json', '[]', 400],
  ['another content type', 'text/plain', '{}', 415],
  ['no body', 'application/json', '', 400],
  ['a body over 32 KB', 'application/json', JSON.stringify({ notes: 'x'.repeat(33_000) }), 413],
];

/** None of them may stand in what reaches a header. */
export const HEADER_BREAKERS = ['\r\n', '\n', '\r', '\0', '\u2028', '\u007f'];

const json = (value: unknown) => ({ type: 'application/json', body: JSON.stringify(value) });
/** What it is, the body with its content type, and the answer's status and error code. */
export const UNREADABLE_FORMS: [
  name: string,
  sent: { type?: string; body: BodyInit },
  status: number,
  code: string,
][] = [
  ['malformed JSON', { type: 'application/json', body: '{' }, 400, 'EMPTY'],
  ['a list', json([]), 400, 'EMPTY'],
  ['a number for text', json({ ...MESSAGE, name: 7 }), 422, 'TYPE_TEXT'],
  ['a list for text', json({ ...MESSAGE, name: ['Rohan'] }), 422, 'TYPE_TEXT'],
  ['an object for text', json({ ...MESSAGE, name: { arrayBuffer: 1 } }), 422, 'NO_FILE_UPLOADS'],
  ['a long field name', json({ ...MESSAGE, ['x'.repeat(101)]: 'x' }), 422, 'TYPE_TEXT'],
  ['a field name of two lines', json({ ...MESSAGE, 'x\ny': 'x' }), 422, 'TYPE_TEXT'],
  ['nothing', { type: 'application/x-www-form-urlencoded', body: '' }, 422, 'EMPTY'],
  ['broken multipart', { type: 'multipart/form-data', body: 'x' }, 400, 'EMPTY'],
  ['another content type', { type: 'text/csv', body: 'name,email' }, 415, 'EMPTY'],
  ['more fields than a form has', { body: new URLSearchParams('x=1&'.repeat(50)) }, 422, 'TYPE_TEXT'],
  ['more than 32 KB', { body: new URLSearchParams({ message: 'x'.repeat(33_000) }) }, 413, 'TOO_LARGE'],
];
