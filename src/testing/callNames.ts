import { calls, type Call, type CallName } from '../../contract/calls.ts';

export const names = Object.keys(calls) as CallName[]; // eslint-disable-line @typescript-eslint/consistent-type-assertions -- boundary: the keys of calls are its names

/** Links of the page and the stream: no script reads these answers. */
export const unread: readonly CallName[] = [
  'downloadAppointment',
  'downloadAttachment',
  'downloadAccess',
  'readCalendarFeed',
  'listen',
];

export const signsIn: readonly CallName[] = ['login', 'signup', 'completeRecovery', 'reopenAccount'];

const patternOf = ({ root, path }: Call): RegExp =>
  new RegExp(`^${root === 'main' ? '' : `/${root}`}/api/${path.replace(/:\w+/g, '[^/]+')}$`);

export const isFor = (call: Call, { url, method }: Request): boolean =>
  method === call.method && patternOf(call).test(new URL(url).pathname);
