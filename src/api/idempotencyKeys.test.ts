import { calls } from '../../contract/calls.ts';
import { makeIdempotencyKeys } from './idempotencyKeys';

const reserve = (spaceId: string) => ({ call: calls.reserveSlot, body: { space: spaceId, raisonVisite: 'skin' } });

describe('the idempotency key of a write (product §8 idempotency)', () => {
  it('a second click and a retry after a lost answer reuse the same idempotency key', () => {
    const idempotencyKeys = makeIdempotencyKeys();
    const first = idempotencyKeys.open('marie', reserve('a'));
    expect(idempotencyKeys.open('marie', reserve('a')).key).toBe(first.key);
    first.answered(undefined, false);
    expect(idempotencyKeys.open('marie', reserve('a')).key).toBe(first.key);
  });

  it.each([500, 503, 401, 429])(
    'the portal keeps the idempotency key after %d, because the write is not settled',
    (status) => {
      const idempotencyKeys = makeIdempotencyKeys();
      const first = idempotencyKeys.open('marie', reserve('a'));
      first.answered(status, false);
      expect(idempotencyKeys.open('marie', reserve('a')).key).toBe(first.key);
    },
  );

  it('the portal keeps the idempotency key while the first attempt is still running', () => {
    const idempotencyKeys = makeIdempotencyKeys();
    const first = idempotencyKeys.open('marie', reserve('a'));
    first.answered(409, true);
    expect(idempotencyKeys.open('marie', reserve('a')).key).toBe(first.key);
  });

  it.each([200, 201, 204, 400, 403, 404, 409, 422])(
    'the portal makes another idempotency key after %d, because the write is settled',
    (status) => {
      const idempotencyKeys = makeIdempotencyKeys();
      const first = idempotencyKeys.open('marie', reserve('a'));
      first.answered(status, false);
      expect(idempotencyKeys.open('marie', reserve('a')).key).not.toBe(first.key);
    },
  );

  it('another body, another call or another person gets another idempotency key', () => {
    const idempotencyKeys = makeIdempotencyKeys();
    const keys = [
      idempotencyKeys.open('marie', reserve('a')),
      idempotencyKeys.open('marie', reserve('b')),
      idempotencyKeys.open('luc', reserve('a')),
      idempotencyKeys.open('marie', { call: calls.holdSlot, body: { space: 'a', raisonVisite: 'skin' } }),
    ].map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });

  it('a write in the invitation area leaves the keys of the signed-in person open', () => {
    const idempotencyKeys = makeIdempotencyKeys();
    const first = idempotencyKeys.open('marie', reserve('a'));
    idempotencyKeys.open(null, { call: calls.holdInvitedSlot, body: { spaceId: 'a' } });
    expect(idempotencyKeys.open('marie', reserve('a')).key).toBe(first.key);
  });

  it('the portal forgets the keys of a person when another person writes', () => {
    const idempotencyKeys = makeIdempotencyKeys();
    const first = idempotencyKeys.open('marie', reserve('a'));
    idempotencyKeys.open('luc', reserve('a'));
    expect(idempotencyKeys.open('marie', reserve('a')).key).not.toBe(first.key);
  });
});
