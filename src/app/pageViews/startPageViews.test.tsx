import { waitFor } from '@testing-library/react';

import { configLoaded, selectConfig } from '../../features/config/configSlice';
import { openSignedIn } from '../../testing/signedIn';
import { renderPortal } from '../../testing/renderPortal';
import { title } from '../../testing/portalSteps';
import { sentTo, server } from '../../testing/underTest';
import { startPageViews } from './startPageViews';

type Opened = Awaited<ReturnType<typeof renderPortal>>;

/** Counts visits on the portal's own host, where the test sees what is sent. */
const count = ({ store, router }: Pick<Opened, 'store' | 'router'>) => {
  store.dispatch(
    configLoaded({
      ...selectConfig(store.getState()),
      analytics: { adapter: 'plausible', url: '/stats', site: 'portail' },
    }),
  );
  startPageViews(store, router);
};

describe('page views (spec §2 page-views)', () => {
  it('page views are off for a person who never turned them on, and the portal requests no consent before sign-in', async () => {
    const visitor = await renderPortal('/login');
    count(visitor);
    await visitor.router.navigate('/recover');
    expect([sentTo('/api/user/consents'), sentTo('/stats/api/event')]).toEqual([[], []]);
    const person = await openSignedIn('/app/home');
    await title('Bonjour');
    count(person);
    await waitFor(() => {
      expect(sentTo('/api/user/consents')).toHaveLength(1);
    });
    await person.router.navigate('/app/appointments');
    expect(sentTo('/stats/api/event')).toHaveLength(0);
  });

  it('the portal reports page views as patterns once the person turns them on', async () => {
    const granted = { granted: true, version: '1', decidedAt: '2026-11-20T15:00:00Z', currentVersion: '1' };
    server().fault = ({ url }) =>
      url.endsWith('/user/consents')
        ? Response.json({ terms: granted, privacy: granted, analytics: granted })
        : undefined;
    const person = await openSignedIn('/app/home');
    await title('Bonjour');
    count(person);
    await waitFor(() => {
      expect(sentTo('/stats/api/event')).toHaveLength(1);
    });
    expect(await sentTo('/stats/api/event')[0]?.json()).toEqual({
      name: 'pageview',
      domain: 'portail',
      url: 'http://localhost/#/app/home',
    });
  });
});
