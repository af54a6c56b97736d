import { fieldsOf, isRecord } from '../lib/isRecord';
import type { CallArgs } from './transport';

export const rememberedNear =
  (near: string | undefined) =>
  (args: CallArgs, state: unknown): CallArgs => {
    const { answered } = fieldsOf(fieldsOf(state)['capabilities']);
    const isTaken = near !== undefined && Array.isArray(answered) && answered.includes('getChoices');
    return isTaken && isRecord(args.body) ? { ...args, body: { ...args.body, near } } : args;
  };
