import type { ApiRoot } from '../../contract/calls/call.ts';

export type Roots = Record<ApiRoot, string>;

/** Spec §7, product §8: without its trailing slash. */
export const rootsOf = (baseUrl: string): Roots => {
  const base = baseUrl.replace(/\/+$/, '');
  return { main: `${base}/api/`, rvsp: `${base}/rvsp/api/`, nosession: `${base}/nosession/api/` };
};

/** No scheme and not `//`: only such calls carry the XSRF header (spec §7, product §8). */
export const isRelativeUrl = (url: string): boolean => !/^(?:[a-z][a-z\d+.-]*:|\/\/|\\\\)/i.test(url);

/** CORS rules elsewhere would refuse our headers. */
export const isOwnOrigin = (url: string, origin: string): boolean => isRelativeUrl(url) || url.startsWith(`${origin}/`);
