import { matchPath, type RouteObject } from 'react-router-dom';

const joined = (base: string, path: string): string =>
  path.startsWith('/') ? path : `${base.replace(/\/$/, '')}/${path}`;

/** Every address of the route table as it is written there, such as `/app/appointments/:id`; wherever redirects stand, too. */
export const patternsOf = (routes: readonly RouteObject[], base = '/'): string[] =>
  routes.flatMap(({ path, index, children }) => {
    const here = path === undefined ? base : joined(base, path);
    if (children) return patternsOf(children, here);
    return path === '*' || index === true ? [] : [here];
  });

/** The in-app addresses that the links of the page lead to. */
export const linkedAddresses = (): string[] =>
  [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');

/** An address that matches a pattern: itself where nothing has to be filled in, else one that some page has linked to. */
export const addressFor = (pattern: string, linked: Iterable<string>): string | undefined =>
  pattern.includes(':')
    ? [...linked].find((address) => matchPath(pattern, address.split('?')[0] ?? '') && address !== pattern)
    : pattern;
