import type { DataRouter } from 'react-router-dom';

/**
 * Tells each new subscriber the current state. RouterProvider reads the state on render but subscribes on commit, many
 * slices later. The router itself catches up only its first subscriber, followPages.
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
