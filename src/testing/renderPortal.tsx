import { render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';

import { bootstrap } from '../app/bootstrap';
import { Portal } from '../app/Portal';

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/**
 * Opens the portal at an in-app address, as a browser would: settings, words, storage, guard, and the real server.
 * @returns the store, the router, and a person who can type and press.
 */
export const renderPortal = async (path: string) => {
  const { router, close, ...started } = await bootstrap((routes) =>
    createMemoryRouter(routes, { initialEntries: [path] }),
  );
  opened.push(close);
  render(<Portal router={router} {...started} />);
  await waitFor(() => {
    expect(router.state.initialized && router.state.navigation.state === 'idle').toBe(true);
  });
  return {
    ...started,
    router,
    user: userEvent.setup(),
    /** Where the portal is now: path and query. */
    slot: () => router.state.location.pathname + router.state.location.search,
  };
};
