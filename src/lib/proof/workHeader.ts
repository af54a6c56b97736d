import type { WorkChallenge } from '../../../contract/proof.ts';
import { fieldsOf } from '../isRecord';
import { solveProof } from './solveProof';

const toBase64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const isCount = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;

const isChallenge = (value: unknown): value is WorkChallenge => {
  const { parameters, signature } = fieldsOf(value);
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix, keySignature, expiresAt, data } = fieldsOf(parameters);
  const texts = [nonce, salt, keyPrefix, keySignature, signature, fieldsOf(data)['purpose']];
  const isNumbered = isCount(cost, 1_000_000) && isCount(keyLength, 64) && isCount(expiresAt, Infinity);
  return algorithm === 'PBKDF2/SHA-256' && isNumbered && texts.every((text) => typeof text === 'string');
};

export const workHeader = async (challenge: unknown, signal: AbortSignal): Promise<string | undefined> => {
  const proof = isChallenge(challenge) ? await solveProof(challenge, signal) : undefined;
  return proof && toBase64Url(JSON.stringify(proof));
};
