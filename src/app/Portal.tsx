import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider, type DataRouter } from 'react-router-dom';

import type { AppStore } from '../store/makeStore';
import { GlobalStyle } from '../ui/theme/GlobalStyle';

/** The built page carries the ground itself (prerender.tsx), so that no script brings it a second time. */
const bringsGround = process.env.NODE_ENV !== 'production';

/** The whole portal, given its store, its words and its router. */
export function Portal({ store, i18n, router }: { store: AppStore; i18n: i18n; router: DataRouter }) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        {bringsGround && <GlobalStyle />}
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>
  );
}
