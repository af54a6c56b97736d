import type { i18n } from 'i18next';
import { useEffect, useRef, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import { showDisplay, type Display } from '../../src/lib/display';
import { tagOf, type Language } from '../../src/lib/language';
import type { AppStore } from '../../src/store/makeStore';
import { Column } from '../../src/ui/Column';
import { showTitle } from '../../src/ui/documentTitle';
import { GlobalStyle } from '../../src/ui/theme/GlobalStyle';
import type { Frame, Theme } from './story';

/** How a person chooses each theme, whatever the device asks for. */
const displays: Record<Theme, Display> = {
  light: { theme: 'light', contrast: 'usual' },
  dark: { theme: 'dark', contrast: 'usual' },
  contrast: { theme: 'light', contrast: 'more' },
};

/**
 * Notes on the document which story stands there, as soon as it shows something: what waits before it shows comes
 * later.
 */
const useShown = (address: string) => {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const look = () => {
      const isShown = slot.current?.textContent.trim() !== '' || slot.current.querySelector('svg') !== null;
      if (isShown) document.body.dataset.shown = address;
    };
    const watch = new MutationObserver(look);
    if (slot.current) watch.observe(slot.current, { subtree: true, childList: true, characterData: true });
    look();
    return () => {
      watch.disconnect();
    };
  }, [address]);
  return slot;
};

type Props = {
  store: AppStore;
  text: Record<Language, i18n>;
  lang: Language;
  theme: Theme;
  title: string;
  frame: Frame;
  children: ReactNode;
};

/**
 * One story as it would stand in the portal: its language, its theme, its words, and nothing that speaks with a server.
 */
export function Stage({ store, text, lang, theme, title, frame, children }: Props) {
  const slot = useShown(`${title} ${lang} ${theme}`);
  useEffect(() => {
    document.documentElement.lang = tagOf(lang);
    showTitle(text[lang].t('portal.name'));
    showDisplay(displays[theme]);
  }, [text, lang, theme]);
  const drawn = <div ref={slot}>{children}</div>;
  return (
    <Provider store={store}>
      <I18nextProvider i18n={text[lang]}>
        <GlobalStyle />
        <MemoryRouter>
          {frame === 'page' ? (
            drawn
          ) : (
            <Column>
              <h1 lang="en">{title}</h1>
              {drawn}
            </Column>
          )}
        </MemoryRouter>
      </I18nextProvider>
    </Provider>
  );
}
