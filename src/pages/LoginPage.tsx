import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';

import { selectConfig } from '../features/config/configSlice';
import { LoginForm } from '../features/session/LoginForm';
import { useEntrance } from '../features/session/useEntrance';
import { useLanguage } from '../i18n/useLanguage';
import { paths } from '../lib/paths';
import { whereAfterLogin } from '../lib/returnUrl';
import { useAppSelector } from '../store/hooks';
import { Alert, ButtonLink, Card, Page, Stack } from '../ui';

const Doors = styled.ul`
  list-style: none;
  display: grid;
  gap: 1rem;
`;

/** The login screen (spec §2). */
export function LoginPage() {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [query] = useSearchParams();
  const enter = useEntrance();
  const { guideUrl, loginTerms } = useAppSelector(selectConfig);
  const doors = [
    { to: paths.express, label: t('login.express'), hint: t('login.express.hint') },
    { to: paths.hubAuth, label: t('login.hub'), hint: t('login.hub.hint') },
  ];
  return (
    <Page title={t('login.title')}>
      <Card>
        <LoginForm asksTerms={loginTerms} onSignedIn={() => enter(whereAfterLogin(query.get('returnUrl')))} />
        <p><Link to={paths.recover}>{t('login.forgot')}</Link></p>
      </Card>
      <Stack $gap="m">
        <h2>{t('login.noAccount')}</h2>
        <div><ButtonLink to={paths.signup} look="secondary">{t('login.createAccount')}</ButtonLink></div>
      </Stack>
      <Stack $gap="m">
        <h2>{t('login.otherWays')}</h2>
        <Doors>
          {doors.map(({ to, label, hint }) => <li key={to}><Link to={to}>{label}</Link><p>{hint}</p></li>)}
        </Doors>
      </Stack>
      <Alert tone="info">{t('login.security')}</Alert>
      {guideUrl[lang] && <p><a href={guideUrl[lang]} target="_blank" rel="noreferrer">{t('login.guide')} {t('common.newTab')}</a></p>}
    </Page>
  );
}
