import { toLogin } from '../lib/paths';

/** Where somebody who opens `target` (path and query, under /app) is sent instead, or null: come in (spec §2). */
export const whereTo = (user: string | null, target: string): string | null =>
  user === null ? toLogin({ returnUrl: target }) : null;
