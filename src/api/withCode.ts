import type { Settled } from './transport';

export const codeNeeded = 'factor.codeNeeded';

export const codeAsking: { ask?: (() => Promise<boolean>) | undefined } = {};

export const withCode = async (send: () => Promise<Settled>): Promise<Settled> => {
  const answer = await send();
  return answer.error?.message === codeNeeded && (await codeAsking.ask?.()) === true ? send() : answer;
};
