import { toLogin } from '../lib/paths';

/** Null admits `target`, a path and query under /app (spec §2). */
export const redirectFor = (user: string | null, target: string): string | null =>
  user === null ? toLogin({ returnUrl: target }) : null;
