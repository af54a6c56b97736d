import type { WorkChallenge } from '../../contract/proof.ts';
import { fieldsOf } from '../lib/isRecord';
import type { CallArgs, Settled } from './transport';

const toBase64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const isCount = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;

/** As contract/proof.ts. */
const isChallenge = (value: unknown): value is WorkChallenge => {
  const { parameters, signature } = fieldsOf(value);
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix, keySignature, expiresAt, data } = fieldsOf(parameters);
  const texts = [nonce, salt, keyPrefix, keySignature, signature, fieldsOf(data)['purpose']];
  const isNumbered = isCount(cost, 1_000_000) && isCount(keyLength, 64) && isCount(expiresAt, Infinity);
  return algorithm === 'PBKDF2/SHA-256' && isNumbered && texts.every((text) => typeof text === 'string');
};

type Service = { signal: AbortSignal; isAtHome: boolean };

/** Only our own server asks for work, at our own origin. */
export const withWork = async (
  ask: (args: CallArgs) => Promise<Settled>,
  args: CallArgs,
  { signal, isAtHome }: Service,
): Promise<Settled> => {
  const answer = await ask(args);
  if (answer.error?.challenge === undefined) return answer;
  const { challenge, ...error } = answer.error;
  if (!isAtHome || error.message !== 'errors.workNeeded' || !isChallenge(challenge)) return { error };
  const { solveProof } = await import('../lib/proof/solveProof');
  const proof = await solveProof(challenge, signal);
  if (!proof) return { error };
  return ask({ ...args, headers: { ...args.headers, 'Proof-Of-Work': toBase64Url(JSON.stringify(proof)) } });
};
