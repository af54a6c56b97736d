import type { DataRouter } from 'react-router-dom';

import type { PageViewPort, RoutePattern } from './port';

/** The pattern of where the router is: the paths of the routes that match, joined. */
const patternOf = (matches: DataRouter['state']['matches']): RoutePattern =>
  `/${matches
    .flatMap(({ route }) => route.path ?? [])
    .map((path) => path.replace(/^\/|\/$/g, ''))
    .filter(Boolean)
    .join('/')}`;

/**
 * Reports each navigation, while `isAllowed` says so: signed in, and turned on by the person (product §8 Screens). A change of the
 * query is the same page. Call the answer to stop.
 */
export const reportPageViews = (
  router: DataRouter,
  port: PageViewPort,
  isAllowed: () => Promise<boolean>,
): (() => void) => {
  let reported: string | null = null;
  const look = ({ location, matches, navigation }: DataRouter['state']) => {
    if (navigation.state !== 'idle' || location.pathname === reported) return;
    reported = location.pathname;
    const pattern = patternOf(matches);
    void isAllowed().then((allowed) => {
      if (allowed) port.view(pattern);
    });
  };
  look(router.state);
  return router.subscribe(look);
};
