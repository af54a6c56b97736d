import type { BackendModule, ResourceLanguage } from 'i18next';
import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, MemoryRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';

import { configLoaded, selectConfig } from '../features/config/configSlice';
import { parseConfig } from '../features/config/parseConfig';
import { languageChanged } from '../features/locale/localeSlice';
import { loadLaterMessages, startI18n } from '../i18n/startI18n';
import { tagOf, type Language } from '../lib/language';
import { paths } from '../lib/paths';
import { makeStore } from '../store/makeStore';
import { GlobalStyle } from '../ui/theme/GlobalStyle';
import { makePorts } from './makePorts';
import { pageTops } from './pageTops';
import { Portal } from './Portal';
import { makeRoutes } from './routes';
import { Unscripted } from './Unscripted';
import { untilOpened } from './untilOpened';

export type Drawn = {
  lang: string;
  title: string;
  /** `#portal`, identical to React's first render. */
  html: string;
  style: string;
  /** Start of `main` of other pages, by address. */
  pageTops: Record<string, string>;
  unscripted: string;
  waiting: { hide: string; hideLabel: string; sending: string };
};

type Messages = { front: ResourceLanguage; later: ResourceLanguage };

/** Marks that more follows (ui/Column.ts). */
const within = (main: string): string => `${main.replace(/^<main[^>]*>|<\/main>$/g, '')}<div data-coming hidden></div>`;

/** React adds these to the head itself. */
const headTags = /^(?:<(?:meta|link)[^>]*>)+/;

export const drawGround = (): string => {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(sheet.collectStyles(<GlobalStyle />));
  return sheet.getStyleTags().replace(/^<style[^>]*>|\/\*!sc\*\/\n(?:data-styled.*)?|<\/style>$/g, '');
};

/**
 * @param settings assets/config.json at build time
 * @param messages includes those of later pages
 */
export const prerender = async (lang: Language, settings: unknown, messages: Messages): Promise<Drawn> => {
  const catalogue: BackendModule = {
    type: 'backend',
    init: () => undefined,
    read: (_lang, part, answer) => {
      answer(null, part === 'app' ? messages.later : messages.front);
    },
  };
  const store = makeStore(makePorts({}));
  store.dispatch(languageChanged(lang));
  store.dispatch(configLoaded(parseConfig(settings)));
  const i18n = await startI18n(lang, catalogue);
  const router = createMemoryRouter(makeRoutes(store, i18n), { initialEntries: [paths.login] });
  await untilOpened(router);

  const sheet = new ServerStyleSheet();
  const { t } = i18n;
  const html = renderToString(sheet.collectStyles(<Portal store={store} i18n={i18n} router={router} />));
  await loadLaterMessages(i18n);
  const drawOpening = (Opening: ComponentType): string =>
    within(
      renderToStaticMarkup(
        sheet.collectStyles(
          <Provider store={store}>
            <I18nextProvider i18n={i18n}>
              <MemoryRouter>
                <Opening />
              </MemoryRouter>
            </I18nextProvider>
          </Provider>,
        ),
      ).replaceAll('href="/', 'href="#/'),
    );
  const unscripted = renderToStaticMarkup(
    sheet.collectStyles(<Unscripted lang={lang} t={t} phone={selectConfig(store.getState()).brand.phone} />),
  );
  return {
    lang: tagOf(lang),
    title: t('portal.title.open', { page: t('login.title') }),
    html: html.replace(headTags, '').replaceAll('href="/', 'href="#/'),
    pageTops: Object.fromEntries(Object.entries(pageTops).map(([address, opening]) => [address, drawOpening(opening)])),
    style: sheet.getStyleTags(),
    unscripted,
    waiting: {
      hide: t('password.hide'),
      hideLabel: t('password.hide.label', { field: t('login.password') }),
      sending: t('login.submitting'),
    },
  };
};
