import type { Settled } from './transport';

export const codeNeeded = 'factor.codeNeeded';

/** The dialog over the page of the signed-in person, once it is there. */
export const codeAsking: { ask?: (() => Promise<boolean>) | undefined } = {};

/** Asks for a code, then sends the same request again (decision 85). */
export const withCode = async (send: () => Promise<Settled>): Promise<Settled> => {
  const answer = await send();
  return answer.error?.message === codeNeeded && (await codeAsking.ask?.()) === true ? send() : answer;
};
