import { createMemoryRouter } from 'react-router-dom';

import { followPages } from './followPages';
import { tellMissed } from './tellMissed';

describe('a router for RouterProvider', () => {
  it('a router that others follow already tells a late subscriber the address that it missed, then every later one', async () => {
    const router = createMemoryRouter([{ path: '/a' }, { path: '/b' }, { path: '/c' }], { initialEntries: ['/a'] });
    followPages(router);
    const drawn = tellMissed(router);
    await router.navigate('/b');
    const heard: string[] = [];
    const stop = drawn.subscribe(({ location, navigation }) => {
      if (navigation.state === 'idle') heard.push(location.pathname);
    });
    expect(heard).toEqual(['/b']);
    await drawn.navigate('/c');
    expect(drawn.state.location.pathname).toBe('/c');
    stop();
    await router.navigate('/a');
    expect(new Set(heard)).toEqual(new Set(['/b', '/c']));
    router.dispose();
  });
});
