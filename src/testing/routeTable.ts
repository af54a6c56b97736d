import { matchPath, type RouteObject } from 'react-router-dom';

const joined = (base: string, path: string): string =>
  path.startsWith('/') ? path : `${base.replace(/\/$/, '')}/${path}`;

/** Includes redirects. */
export const patternsOf = (routes: readonly RouteObject[], base = '/'): string[] =>
  routes.flatMap(({ path, index, children }) => {
    const here = path === undefined ? base : joined(base, path);
    if (children) return patternsOf(children, here);
    return path === '*' || index === true ? [] : [here];
  });

export const linkedAddresses = (): string[] =>
  [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');

/** Takes parameters from linked addresses. */
export const addressFor = (pattern: string, linked: Iterable<string>): string | undefined =>
  pattern.includes(':')
    ? [...linked].find((address) => matchPath(pattern, address.split('?')[0] ?? '') && address !== pattern)
    : pattern;
