import { toLogin } from '../lib/paths';

/** Returns the redirect for `target` (path and query under /app), or null to admit it (spec §2). */
export const redirectFor = (user: string | null, target: string): string | null =>
  user === null ? toLogin({ returnUrl: target }) : null;
