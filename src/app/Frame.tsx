import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import styled from 'styled-components';

import { selectConfig } from '../features/config/configSlice';
import { languageChanged } from '../features/locale/localeSlice';
import { selectUnread } from '../features/mailbox/mailboxSlice';
import { selectIsSignedIn } from '../features/session/sessionSlice';
import { speak } from '../i18n/startI18n';
import { useLanguage } from '../i18n/useLanguage';
import type { Language } from '../lib/language';
import { paths } from '../lib/paths';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { Footer, Header, LanguageSwitch, SkipLink } from '../ui';
import { DocumentHead } from './DocumentHead';
import { ScrollMemory } from './ScrollMemory';

/** Not needed before somebody is signed in. */
const SessionWatch = lazy(async () => ({ default: (await import('../features/session/SessionWatch')).SessionWatch }));

const Screen = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`;

/** Where somebody signed in can go from every page. */
const useEntries = () => {
  const { t } = useTranslation();
  const unread = useAppSelector(selectUnread);
  return [
    { to: paths.home, label: t('header.home') },
    { to: paths.appointments, label: t('header.appointments') },
    { to: paths.mailbox, label: t('header.messages'), ...(unread && { note: t('header.unread', { count: unread }) }) },
    { to: paths.logout, label: t('header.logout') },
  ];
};

/** What stands around every page: skip link, header, footer, the head of the document. */
export function Frame() {
  const { t, i18n } = useTranslation();
  const lang = useLanguage();
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { brand, guideUrl, version } = useAppSelector(selectConfig);
  const entries = useEntries();

  const switchTo = async (to: Language) => {
    const isSpoken = await speak(i18n, to);
    if (isSpoken) dispatch(languageChanged(to));
    return isSpoken;
  };

  return (
    <Screen>
      <DocumentHead />
      <ScrollMemory />
      <SkipLink />
      <Header brand={brand.name[lang]} homePath={isSignedIn ? paths.home : paths.login} entries={isSignedIn ? entries : []}>
        <LanguageSwitch onSwitch={switchTo} />
      </Header>
      {isSignedIn && <Suspense><SessionWatch /></Suspense>}
      <Outlet />
      <Footer
        phone={brand.phone}
        guideUrl={guideUrl[lang]}
        termsPath={paths.terms}
        privacyPath={paths.privacy}
        version={version}
        copyright={t('footer.copyright', { year: new Date().getFullYear(), brand: brand.name[lang] })}
      >
        <LanguageSwitch onSwitch={switchTo} />
      </Footer>
    </Screen>
  );
}
