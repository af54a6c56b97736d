import type { DataRouter } from 'react-router-dom';

import { happened } from '../lib/happenings';
import { handleOf } from './handle';

/** By route, never by address (lib/happenings.ts). */
export const followPages = (router: DataRouter): void => {
  let seen: unknown;
  router.subscribe(({ location, matches, initialized, navigation }) => {
    if (!initialized || navigation.state !== 'idle' || location === seen) return;
    seen = location;
    const query = new URLSearchParams(location.search);
    const last = matches.at(-1);
    const step = query.get('step') ?? '';
    happened({
      type: 'nav/changed',
      payload: {
        pattern: `/${matches.flatMap(({ route }) => route.path ?? []).join('/')}`,
        params: [...Object.keys(last?.params ?? {}), ...query.keys()],
        step: handleOf(last?.route.handle)?.steps?.[step] === undefined ? null : step,
      },
    });
  });
};
