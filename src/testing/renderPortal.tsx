import { clearAllListeners } from '@reduxjs/toolkit';
import { render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';

import { bootstrap } from '../app/bootstrap';
import { Portal } from '../app/Portal';

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

export const renderPortal = async (path: string) => {
  const { router, close, ...started } = await bootstrap((routes) =>
    createMemoryRouter(routes, { initialEntries: [path] }),
  );
  opened.push(() => {
    close();
    started.store.dispatch(clearAllListeners()); // a late 401 would log out the user of the next test
  });
  render(<Portal router={router} {...started} />);
  await waitFor(() => {
    expect(router.state.initialized && router.state.navigation.state === 'idle').toBe(true);
  });
  return {
    ...started,
    router,
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
  };
};
