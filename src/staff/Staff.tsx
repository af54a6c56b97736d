import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider, type DataRouter } from 'react-router-dom';

import { GlobalStyle } from '../ui/theme/GlobalStyle';
import type { StaffStore } from './staffStore';

export function Staff({ store, i18n, router }: { store: StaffStore; i18n: i18n; router: DataRouter }) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <GlobalStyle />
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>
  );
}
