import type { CallArgs, Settled } from './transport';

type Service = { signal: AbortSignal; isAtHome: boolean; triesLeft?: number };

/** Only our own server asks for work. */
export const withWork = async (
  ask: (args: CallArgs) => Promise<Settled>,
  args: CallArgs,
  { signal, isAtHome, triesLeft = 3 }: Service,
): Promise<Settled> => {
  const answer = await ask(args);
  if (answer.error?.challenge === undefined) return answer;
  const { challenge, ...error } = answer.error;
  if (triesLeft === 0 || !isAtHome || error.message !== 'errors.workNeeded') return { error };
  const { workHeader } = await import('../lib/proof/workHeader');
  const proof = await workHeader(challenge, signal);
  if (proof === undefined) return { error };
  const headers = { ...args.headers, 'Proof-Of-Work': proof };
  return withWork(ask, { ...args, headers }, { signal, isAtHome, triesLeft: triesLeft - 1 });
};
