import { cookieValue } from '../lib/cookie';
import { isRelativeUrl } from '../lib/roots';
import type { CallArgs, TransportState } from './transport';

const isSafe = (method: string) => method === 'GET' || method === 'HEAD';

/**
 * The headers of a call (spec §7): the language, the hub token when stored, the XSRF token for unsafe methods to
 * relative URLs unless set already, and `X-Requested-With`, since two GETs act and XSRF does not cover GET (product §4).
 */
export const requestHeaders = (url: string, { call, headers }: CallArgs, state: TransportState, cookies: string): Headers => {
  const result = new Headers(headers);
  result.set('Accept-Language', state.locale.lang);
  result.set('X-Requested-With', 'XMLHttpRequest');
  if (state.session.authToken !== null) result.set('authToken', state.session.authToken);

  const token = cookieValue(cookies, 'XSRF-TOKEN');
  const wantsToken = !isSafe(call.method) && isRelativeUrl(url) && !result.has('X-XSRF-TOKEN');
  if (wantsToken && token) result.set('X-XSRF-TOKEN', token);
  return result;
};
