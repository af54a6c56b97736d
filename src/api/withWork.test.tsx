// Holds: product §4 hoarding
import { calls } from '../../contract/calls.ts';
import type { WorkChallenge } from '../../contract/proof.ts';
import type { ApiError } from './apiError';
import type { CallArgs, Settled } from './transport';
import { withWork } from './withWork';

/** About sixteen tries solve it. */
const challengeFor = (purpose: string): WorkChallenge => ({
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00',
    salt: '00',
    cost: 1,
    keyLength: 32,
    keyPrefix: '0',
    keySignature: '',
    expiresAt: Math.floor(Date.now() / 1000) + 60,
    data: { purpose },
  },
  signature: '',
});

const refusal = (challenge: unknown, message = 'errors.workNeeded'): ApiError => ({ status: 422, message, challenge });

/** Refuses the first calls; @returns every call. */
const callsAfter = async (error: ApiError, isAtHome = true, refusals = 1): Promise<CallArgs[]> => {
  const asked: CallArgs[] = [];
  const ask = async (args: CallArgs): Promise<Settled> => {
    asked.push(args);
    return asked.length <= refusals ? { error } : { data: null };
  };
  await withWork(ask, { call: calls.holdSlot }, { signal: new AbortController().signal, isAtHome });
  return asked;
};

describe('work that the server asks for', () => {
  it('the portal repeats the call with the proof, in any script', async () => {
    const [, again] = await callsAfter(refusal(challengeFor('créneau – 時間')));
    const sent: unknown = JSON.parse(
      Buffer.from(again?.headers?.['Proof-Of-Work'] ?? '', 'base64url').toString('utf8'),
    );
    expect(sent).toMatchObject({ challenge: { parameters: { data: { purpose: 'créneau – 時間' } } } });
  });

  it.each([
    [2, 3],
    [9, 4],
  ])(
    'after %i refusals the portal has called %i times: it works again when pressure grew, three times at most',
    async (refusals, all) => {
      const asked = await callsAfter(refusal(challengeFor('slot')), true, refusals);
      expect(asked).toHaveLength(all);
    },
  );

  it('a challenge in another refusal starts no work', async () => {
    expect(await callsAfter(refusal(challengeFor('slot'), 'errors.other'))).toHaveLength(1);
  });

  it('a challenge from another origin starts no work', async () => {
    expect(await callsAfter(refusal(challengeFor('slot')), false)).toHaveLength(1);
  });

  it.each([{}, { parameters: { algorithm: 'PBKDF2/SHA-256', cost: 1e9 }, signature: '' }])(
    'the portal does no work for %o, which is no challenge of ours',
    async (challenge) => {
      expect(await callsAfter(refusal(challenge))).toHaveLength(1);
    },
  );
});
