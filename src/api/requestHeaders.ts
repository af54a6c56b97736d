import { cookieValue } from '../lib/cookie';
import { isOwnOrigin, isRelativeUrl } from '../lib/roots';
import type { CallArgs, TransportState } from './transport';

const isSafe = (method: string) => method === 'GET' || method === 'HEAD';

/** The page that calls: its origin, and what reads its cookies as one text, for which a phone stops 20 ms: only who needs them asks. */
type CallingPage = { origin: string; cookies: () => string };

/**
 * The headers of a call (spec §7): the language, the hub token when stored, the XSRF token for unsafe methods to
 * relative URLs unless set already, and at our own origin `X-Requested-With`, since two GETs act and XSRF does not cover GET (product §4).
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
