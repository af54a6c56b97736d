import {
  createPath,
  NavigationType,
  parsePath,
  UNSAFE_createRouter as createRouter,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_mapRouteProperties as mapRouteProperties,
  type DataRouter,
  type Location,
  type RouteObject,
  type To,
} from 'react-router-dom';

type History = Parameters<typeof createRouter>[0]['history'];

const textOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

const pathOf = (to: To) => ({ pathname: '/', search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to) });

/** One address that is not the window's: nothing leads back from it. */
const holdAddress = (first: string): History => {
  let [action, location]: [NavigationType, Location] = [
    NavigationType.Pop,
    { ...pathOf(first), state: null, key: 'default' },
  ];
  const goBy = (by: NavigationType) => (to: To, state?: unknown) => {
    [action, location] = [by, { key: 'default', ...pathOf(to), state }];
  };
  return {
    get action() {
      return action;
    },
    get location() {
      return location;
    },
    createHref: textOf,
    createURL: (to) => new URL(textOf(to), window.location.origin),
    encodeLocation: pathOf,
    push: goBy(NavigationType.Push),
    replace: goBy(NavigationType.Replace),
    go: () => undefined,
    listen: () => () => undefined,
  };
};

/** As the library's memory router, which would weigh on the first script though only the replay needs one. */
export const makeHeldRouter = (routes: RouteObject[], first: string): DataRouter =>
  createRouter({ history: holdAddress(first), routes, hydrationRouteProperties, mapRouteProperties }).initialize();
