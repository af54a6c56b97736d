import { randomInt } from 'node:crypto';

import { textCodeLimits } from '../../../../contract/limits.ts';

export const makeTextCode = (): string =>
  String(randomInt(10 ** textCodeLimits.digits)).padStart(textCodeLimits.digits, '0');

export const bareTextCode = (typed: string): string => typed.replace(/[\s\u2010-\u2015-]/g, '');

export const textCodeText = (accountId: string, number: string, code: string): string =>
  `text code\n${accountId}\n${number}\n${code}`;
