import { calls, type Call, type CallName } from '../../contract/calls.ts';

const names = Object.keys(calls) as CallName[]; // eslint-disable-line @typescript-eslint/consistent-type-assertions -- boundary: the keys of calls are its names

/** Read by calendars alone, and the stream, which is no answer. */
export type NeverAsked = 'readCalendarFeed' | 'listen';

const isAsked = (name: CallName): name is Exclude<CallName, NeverAsked> =>
  name !== 'readCalendarFeed' && name !== 'listen';

export const askedNames = names.filter(isAsked);

export const signsIn = ['login', 'signup', 'completeRecovery', 'reopenAccount', 'giveCode', 'loginByPasskey'] as const;

export const isSignIn = (name: CallName): boolean => signsIn.some((one) => one === name);

const patternOf = ({ root, path }: Call): RegExp =>
  new RegExp(`^${root === 'main' ? '' : `/${root}`}/api/${path.replace(/:\w+/g, '[^/]+')}$`);

export const isFor = (call: Call, { url, method }: Request): boolean =>
  method === call.method && patternOf(call).test(new URL(url).pathname);

export const nameOf = (request: Request): CallName | undefined => names.find((name) => isFor(calls[name], request));

export const callFor = (request: Request): Call | undefined => {
  const name = nameOf(request);
  return name && calls[name];
};
