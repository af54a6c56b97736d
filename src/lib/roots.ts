import type { ApiRoot } from '../../contract/calls.ts';

/** Where the three APIs answer; each ends with a slash. */
export type Roots = Record<ApiRoot, string>;

/** The three roots that derive from `baseUrl` (spec §7, product §8: without its trailing slash). */
export const rootsOf = (baseUrl: string): Roots => {
  const base = baseUrl.replace(/\/+$/, '');
  return { main: `${base}/api/`, rvsp: `${base}/rvsp/api/`, nosession: `${base}/nosession/api/` };
};

/** Relative means no scheme and not `//`: only such calls carry the XSRF header (spec §7, product §8). */
export const isRelativeUrl = (url: string): boolean => !/^(?:[a-z][a-z\d+.-]*:|\/\/|\\\\)/i.test(url);

/**
 * Whether a call from a page of `origin` stays there. Another origin hears only the headers the specification names: a back end
 * that allows these alone (CORS) would refuse the whole call for one of ours.
 */
export const isOwnOrigin = (url: string, origin: string): boolean => isRelativeUrl(url) || url.startsWith(`${origin}/`);
