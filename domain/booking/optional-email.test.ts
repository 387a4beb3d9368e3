import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CLINIC, NOW, ASKED } from '../../tests/helpers/test-relay.ts';
import { appointmentSchema, EMPTY_REQUEST } from './appointment-request.ts';
import { callableNumber, optionalEmailSchema, takesMessages } from './optional-email.ts';

test.each([
  ['98200 12345', '+919820012345', null],
  ['098200-12345', '+919820012345', null],
  ['91 98200 12345', '+919820012345', null],
  ['+91 98200 12345', '+919820012345', '+919820012345'],
  ['0091 (0)98200 12345', '+919820012345', '+919820012345'],
  ['+971 50 123 4567', '+971501234567', '+971501234567'],
  ['0044 20 7946 0958', '+442079460958', '+442079460958'],
  ['050 123 4567', null, null],
  ['+44 (0)20 7946 0958', '+442079460958', '+442079460958'],
  ['+91 22 6666 1234', '+912266661234', '+912266661234'],
  ['0091 (0)22 6666-1234', '+912266661234', '+912266661234'],
  ['022 6666 1234', null, null],
  ['+91 22 6666', null, null],
  ['58200 12345', null, null],
  ['+1 234', null, null],
  ['+9715012345678901', null, null],
  ['98200 12345, 98200 12346', null, null],
  ['98200 12345 <b>', null, null],
  ['98200 - - - - - - - - - - - - - 12345', null, null],
  ['', null, null],
])('%j can be called as %s from an Indian page, as %s from others', (typed, indian, international) => {
  expect(callableNumber(typed, 'indian')).toBe(indian);
  expect(callableNumber(typed, 'international')).toBe(international);
});

test.each([
  ['+919820012345', true],
  ['+912266661234', false],
  ['+971501234567', true],
  ['+442079460958', true],
])('%s takes text messages: %s', (number, takes) => {
  expect(takesMessages(number)).toBe(takes);
});

const REQUEST = { ...EMPTY_REQUEST, ...ASKED };

function issuesOf(changes: Partial<typeof REQUEST>) {
  const result = v.safeParse(optionalEmailSchema(CLINIC, NOW, 'indian'), { ...REQUEST, ...changes });
  return result.issues && v.flatten(result.issues).nested;
}

test('without an address, the telephone must be one that can be called', () => {
  expect(issuesOf({ email: '' })).toBeUndefined();
  expect(issuesOf({ email: '', phone: '020 2543 1234' })).toEqual({ phone: ['phoneNotCallable'] });
  expect(issuesOf({ email: '', name: 'P', time: '' })).toEqual({
    name: ['nameTooShort'],
    time: ['timeMissing'],
  });
  // 13:30 is between two opening periods.
  expect(issuesOf({ email: '', time: '13:30' })).toEqual({ time: ['timeMissing'] });
  const { output } = v.safeParse(optionalEmailSchema(CLINIC, NOW, 'indian'), { ...REQUEST, email: '  ' });
  expect(output).toMatchObject({ email: '', phone: REQUEST.phone });
});

test.each([{}, { phone: '020 2543 1234' }, { email: 'priya@' }, { date: '2025-02-01', time: '' }])(
  'with an address, the rules are the usual ones: %j',
  (changes) => {
    const usual = v.safeParse(appointmentSchema(CLINIC, NOW), { ...REQUEST, ...changes });
    expect(issuesOf(changes)).toEqual(usual.issues && v.flatten(usual.issues).nested);
  },
);
