import type { DataRouter } from 'react-router-dom';

/**
 * Returns a router that tells each new subscriber its current state. RouterProvider reads the state when it renders and
 * subscribes when that render commits, many slices later. The router itself tells only its first subscriber what changed
 * in between, and that is followPages.
 */
export const tellMissed = (router: DataRouter): DataRouter => {
  const subscribe: DataRouter['subscribe'] = (hear) => {
    const stop = router.subscribe(hear);
    hear(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    return stop;
  };
  return new Proxy(router, {
    get: (target, name): unknown => (name === 'subscribe' ? subscribe : Reflect.get(target, name)),
  });
};
