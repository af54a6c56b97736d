import { calls } from '../../contract/calls.ts';
import { makeIdempotencyKeys } from './idempotencyKeys';

const reserve = (spaceId: string) => ({ call: calls.reserveSlot, body: { space: spaceId, raisonVisite: 'skin' } });

describe('the key of an intent (product §8 idempotency)', () => {
  it('is the same for a second click and for a retry after a lost answer', () => {
    const idempotencyKeys = makeIdempotencyKeys();
    const first = idempotencyKeys.open('marie', reserve('a'));
    expect(idempotencyKeys.open('marie', reserve('a')).key).toBe(first.key);
    first.answered(undefined, false);
    expect(idempotencyKeys.open('marie', reserve('a')).key).toBe(first.key);
  });

  it.each([500, 503, 401, 429])('is kept after %d: the intent is not settled', (status) => {
    const idempotencyKeys = makeIdempotencyKeys();
    const first = idempotencyKeys.open('marie', reserve('a'));
    first.answered(status, false);
    expect(idempotencyKeys.open('marie', reserve('a')).key).toBe(first.key);
  });

  it('is kept while the first try is still being done', () => {
    const idempotencyKeys = makeIdempotencyKeys();
    const first = idempotencyKeys.open('marie', reserve('a'));
    first.answered(409, true);
    expect(idempotencyKeys.open('marie', reserve('a')).key).toBe(first.key);
  });

  it.each([200, 201, 204, 400, 403, 404, 409, 422])('is another after %d: the intent is settled', (status) => {
    const idempotencyKeys = makeIdempotencyKeys();
    const first = idempotencyKeys.open('marie', reserve('a'));
    first.answered(status, false);
    expect(idempotencyKeys.open('marie', reserve('a')).key).not.toBe(first.key);
  });

  it('is another for another body, another call or another person', () => {
    const idempotencyKeys = makeIdempotencyKeys();
    const keys = [
      idempotencyKeys.open('marie', reserve('a')),
      idempotencyKeys.open('marie', reserve('b')),
      idempotencyKeys.open('luc', reserve('a')),
      idempotencyKeys.open('marie', { call: calls.holdSlot, body: { space: 'a', raisonVisite: 'skin' } }),
    ].map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });
});
