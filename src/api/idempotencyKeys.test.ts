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

  it('a write in the invitation area leaves the open writes of the account their keys, and the other way round', () => {
    const idempotencyKeys = makeIdempotencyKeys();
    const invited = { call: calls.reserveInvitedSlot, body: { invitationId: 'i', space: 'a' } };
    const [account, area] = [idempotencyKeys.open('marie', reserve('a')), idempotencyKeys.open('token', invited)];
    expect(idempotencyKeys.open('marie', reserve('a')).key).toBe(account.key);
    expect(idempotencyKeys.open('token', invited).key).toBe(area.key);
    idempotencyKeys.open('other token', invited);
    expect(idempotencyKeys.open('token', invited).key).not.toBe(area.key);
  });

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
});
