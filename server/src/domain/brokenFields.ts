import type { ErrorCode } from '../../../contract/errorCodes.ts';
import { BrokenRule } from './errors.ts';

const isBroken = (entry: [string, ErrorCode | undefined]): entry is [string, ErrorCode] => entry[1] !== undefined;

export const refuseWrong = (checked: Record<string, ErrorCode | undefined>): void => {
  const broken = Object.entries(checked).filter(isBroken);
  const [first] = broken;
  if (first !== undefined) throw new BrokenRule(first[1], { fields: Object.fromEntries(broken) });
};
