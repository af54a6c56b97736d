import { paths } from './paths';

/** Excludes logout, which only its button may trigger. */
export const routeIn = (
  address: string,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
): string | undefined => {
  const portal = `${origin}${pathname}#`;
  const route = address.startsWith(`${portal}/`) ? address.slice(portal.length) : undefined;
  return route?.startsWith(paths.logout) === true ? undefined : route;
};
