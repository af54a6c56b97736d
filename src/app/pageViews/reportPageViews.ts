import type { DataRouter } from 'react-router-dom';

import type { PageViewPort, RoutePattern } from './port';

const patternOf = (matches: DataRouter['state']['matches']): RoutePattern =>
  `/${matches
    .flatMap(({ route }) => route.path ?? [])
    .map((path) => path.replace(/^\/|\/$/g, ''))
    .filter(Boolean)
    .join('/')}`;

/**
 * Reports navigations while `isAllowed` (product §8 Screens); a changed query is the same page.
 * @returns how to stop
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
