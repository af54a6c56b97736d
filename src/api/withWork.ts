import type { WorkChallenge } from '../../contract/proof.ts';
import type { CallArgs, Settled } from './transport';

const toBase64Url = (text: string): string => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** Only our own server asks for work. */
export const withWork = async (
  ask: (args: CallArgs) => Promise<Settled>,
  args: CallArgs,
  signal: AbortSignal,
): Promise<Settled> => {
  const answer = await ask(args);
  if (answer.error?.challenge === undefined) return answer;
  const { challenge, ...error } = answer.error;
  const { solveProof } = await import('../lib/proof/solveProof');
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: see above
  const proof = await solveProof(challenge as WorkChallenge, signal);
  if (!proof) return { error };
  return ask({ ...args, headers: { ...args.headers, 'Proof-Of-Work': toBase64Url(JSON.stringify(proof)) } });
};
