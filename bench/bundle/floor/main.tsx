import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createHashRouter, RouterProvider } from 'react-router-dom';

import { LoginPage } from './LoginPage';
import { startI18n } from './startI18n';
import { rehydrated, store } from './store';

/**
 * The floor: the libraries that the portal is bound to, each used once, and nothing else. What the portal weighs
 * above this is ours. Built with the portal's own webpack settings.
 */
const router = createHashRouter([
  { path: '/', element: <LoginPage /> },
  { path: '/home', lazy: async () => ({ Component: (await import('./HomePage')).HomePage }) },
]);

const container = document.getElementById('floor');
if (container === null) throw new Error('index.html has no #floor');
await Promise.all([startI18n(), rehydrated]);
createRoot(container).render(
  <Provider store={store}>
    <RouterProvider router={router} />
  </Provider>,
);
