import { paths } from './paths';

/** The in-app address behind a whole one, when it is of the portal that is open `here`; signing out stays behind one's own button. */
export const routeIn = (
  address: string,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
): string | undefined => {
  const portal = `${origin}${pathname}#`;
  const route = address.startsWith(`${portal}/`) ? address.slice(portal.length) : undefined;
  return route?.startsWith(paths.logout) === true ? undefined : route;
};
