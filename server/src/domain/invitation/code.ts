import { randomInt } from 'node:crypto';

const length = 8;

/** The code of an invitation: eight digits from the system’s secure source, which any phone types and anybody reads aloud. */
export const makeCode = (): string => String(randomInt(10 ** length)).padStart(length, '0');

/** A code as people read it: `4821 7735`. */
export const shownCode = (code: string): string => `${code.slice(0, length / 2)} ${code.slice(length / 2)}`;

/** A code as it is typed, without its spaces and hyphens. */
export const bareCode = (typed: string): string => typed.replace(/[\s\u2010-\u2015-]/g, '');

/** What of an invitation’s code is kept: its digest under a key, since eight digits are few enough to try them all. */
export const codeText = (invitationId: string, code: string): string => `hub code\n${invitationId}\n${code}`;
