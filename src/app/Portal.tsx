import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider, type DataRouter } from 'react-router-dom';

import type { AppStore } from '../store/makeStore';
import { GlobalStyle } from '../ui/theme/GlobalStyle';
import { tellMissed } from './tellMissed';

/** The build inlines the global styles (prerender.tsx). */
const bringsGround = process.env.NODE_ENV !== 'production';

export function Portal({ store, i18n, router }: { store: AppStore; i18n: i18n; router: DataRouter }) {
  const told = useMemo(() => tellMissed(router), [router]);
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        {bringsGround && <GlobalStyle />}
        <RouterProvider router={told} />
      </I18nextProvider>
    </Provider>
  );
}
