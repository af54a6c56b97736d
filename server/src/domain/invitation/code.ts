import { randomInt } from 'node:crypto';

const length = 8;

export const makeCode = (): string => String(randomInt(10 ** length)).padStart(length, '0');

export const shownCode = (code: string): string => `${code.slice(0, length / 2)} ${code.slice(length / 2)}`;

export const bareCode = (typed: string): string => typed.replace(/[\s\u2010-\u2015-]/g, '');

/** Stored as a keyed digest: eight digits could be brute-forced. */
export const codeText = (invitationId: string, code: string): string => `hub code\n${invitationId}\n${code}`;
