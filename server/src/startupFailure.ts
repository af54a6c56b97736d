import { resolve } from 'node:path';

import { StartupRefusal } from './startupRefusal.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const pathOf = (error: unknown): string =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : '';

const fullDiskCodes = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const forbiddenCodes = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);
const damagedCodes = new Set(['3D000', '58P01', '58030', 'XX001', 'XX002']);

/** @returns undefined when only the stack helps */
export const sentenceOf = (error: unknown, env: Record<string, string | undefined>): string | undefined => {
  if (error instanceof StartupRefusal) return error.message;
  const code = codeOf(error);
  const folder = resolve(env['DATA_DIR'] || './data');
  const isEmbedded = !env['DATABASE_URL'];
  if (fullDiskCodes.has(code)) return `The disk of the database is full (${code}): make room, then start again.`;
  if (forbiddenCodes.has(code) && pathOf(error) !== '')
    return `${pathOf(error)} is not writable (${code}): give it to this user, or set DATA_DIR.`;
  if (damagedCodes.has(code) && isEmbedded)
    return `The database in ${folder} is damaged (${code}): restore the folder from a backup, or set DATA_DIR.`;
  return undefined;
};
