import { expect, test } from 'vitest';
import { totalOf } from './fees.server.ts';

const crowns = { id: 'crowns', fees: { from: 6000, to: 18_000, per: 'tooth' as const } };
const total = { title: 'With a crown', with: 'crowns' };

test('adds the fee of the service that usually follows', () => {
  const fees = { from: 4500, to: 9000, per: 'tooth' as const };
  expect(totalOf({ fees, total }, [crowns])).toEqual({
    title: 'With a crown',
    fee: { from: 10_500, to: 27_000, per: 'tooth' },
  });
  expect(totalOf({ fees }, [crowns])).toBeUndefined();
});
