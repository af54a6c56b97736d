import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import styled from 'styled-components';

import { selectConfig } from '../features/config/configSlice';
import { selectDisplay } from '../features/display/displaySlice';
import { languageChanged } from '../features/locale/localeSlice';
import { selectIsSignedIn } from '../features/session/sessionSlice';
import { speak } from '../i18n/startI18n';
import { useLanguage } from '../i18n/useLanguage';
import { showDisplay } from '../lib/display';
import type { Language } from '../lib/language';
import { paths } from '../lib/paths';
import { untilLoaded } from '../lib/untilLoaded';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { Footer, Header, LanguageSwitch, SkipLink } from '../ui';
import { FirstPage, makeFirstPage } from '../ui/firstPage';
import { NoticeVoice } from '../ui/NoticeVoice';
import { DocumentHead } from './DocumentHead';
import { loadBeside } from './lazyPage';
import { newVersion } from './offline/newVersion';
import { ShellNotices } from './offline/ShellNotices';
import { useOnline } from './offline/useOnline';
import { ScrollMemory } from './ScrollMemory';

/** Loads after the page, which works without it. */
const lazyOptional = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<P> => () => null) }));

const FrameNav = lazy(async () => ({
  default: await untilLoaded(async () => {
    const [{ FrameNav: Nav }] = await Promise.all([import('./FrameNav'), loadBeside()]);
    return Nav;
  }),
}));
const SessionWatch = lazyOptional(async () => (await import('../features/session/SessionWatch')).SessionWatch);
const LiveWatch = lazyOptional(async () => (await import('../features/live/LiveWatch')).LiveWatch);

const Screen = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  padding-block-end: var(--bar);
  /* No page stands between them yet. */
  > header + footer {
    margin-top: 100vh;
  }
`;

const useSwitchLanguage = () => {
  const { i18n } = useTranslation();
  const dispatch = useAppDispatch();
  return async (to: Language) => {
    const isSpoken = await speak(i18n, to);
    if (isSpoken) dispatch(languageChanged(to));
    return isSpoken;
  };
};

function FrameFooter() {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { brand, guideUrl, version } = useAppSelector(selectConfig);
  const switchTo = useSwitchLanguage();
  return (
    <Footer
      phone={brand.phone}
      guideUrl={guideUrl[lang]}
      termsPath={paths.terms}
      privacyPath={paths.privacy}
      displayPath={paths.display}
      accessibilityPath={paths.accessibility}
      reportPath={paths.report}
      version={version}
      copyright={t('footer.copyright', { year: new Date().getFullYear(), brand: brand.name[lang] })}
    >
      <LanguageSwitch onSwitch={switchTo} />
    </Footer>
  );
}

export function Frame() {
  const lang = useLanguage();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { brand } = useAppSelector(selectConfig);
  const display = useAppSelector(selectDisplay);
  const switchTo = useSwitchLanguage();
  const online = useOnline();
  const take = useSyncExternalStore(newVersion.subscribe, newVersion.get, newVersion.get);
  const [isFirst] = useState(makeFirstPage);

  useEffect(() => {
    showDisplay(display);
  }, [display]);

  return (
    <Screen>
      <DocumentHead />
      <ScrollMemory />
      <NoticeVoice />
      <SkipLink />
      <Header brand={brand.name[lang]} homePath={isSignedIn ? paths.home : paths.login}>
        {isSignedIn ? (
          <Suspense>
            <FrameNav />
          </Suspense>
        ) : (
          <LanguageSwitch onSwitch={switchTo} />
        )}
      </Header>
      {isSignedIn && (
        <Suspense>
          <SessionWatch />
          <LiveWatch />
        </Suspense>
      )}
      <FirstPage value={isFirst}>
        <Outlet />
      </FirstPage>
      {(!online || take) && <ShellNotices online={online} take={take} />}
      <FrameFooter />
    </Screen>
  );
}
