import { cookieValue } from '../lib/cookie';
import { isOwnOrigin, isRelativeUrl } from '../lib/roots';
import type { CallArgs, TransportState } from './transport';

const isSafe = (method: string) => method === 'GET' || method === 'HEAD';

/** `cookies` is lazy: reading them blocks a phone for 20 ms. */
type CallingPage = { origin: string; cookies: () => string };

/**
 * Spec §7: language, invitation token, and XSRF for unsafe methods on relative URLs. At our own origin also
 * `X-Requested-With`: two GETs write and XSRF does not cover GET (product §4).
 */
export const requestHeaders = (
  url: string,
  { call, headers }: CallArgs,
  state: TransportState,
  page: CallingPage,
): Headers => {
  const result = new Headers(headers);
  result.set('Accept-Language', state.locale.lang);
  if (isOwnOrigin(url, page.origin)) result.set('X-Requested-With', 'XMLHttpRequest');
  if (state.session.authToken !== null) result.set('authToken', state.session.authToken);

  const wantsToken = !isSafe(call.method) && isRelativeUrl(url) && !result.has('X-XSRF-TOKEN');
  const token = wantsToken && cookieValue(page.cookies(), 'XSRF-TOKEN');
  if (token) result.set('X-XSRF-TOKEN', token);
  return result;
};
