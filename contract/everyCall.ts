import { calls } from './calls.ts';
import { accountCalls } from './accountCalls.ts';

export const everyCall = { ...calls, ...accountCalls } as const;
