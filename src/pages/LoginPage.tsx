import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { selectIsOffered } from '../api/capability';
import { selectConfig } from '../features/config/configSlice';
import { LoginForm } from '../features/session/LoginForm';
import { useEnterPortal } from '../features/session/useEnterPortal';
import { useLanguage } from '../i18n/useLanguage';
import { paths } from '../lib/paths';
import { whereAfterLogin } from '../lib/returnUrl';
import { useAppSelector } from '../store/hooks';
import { ButtonLink, Card, LinkLine, Note, Page, Stack, TaskCard, TaskCards } from '../ui';

export function LoginPage() {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [query] = useSearchParams();
  const enter = useEnterPortal();
  const { guideUrl, loginTerms } = useAppSelector(selectConfig);
  const isOpen = {
    guest: useAppSelector(selectIsOffered('getGuestNetwork', 'searchGuestSlots')),
    invited: useAppSelector(selectIsOffered('openInvitationArea')),
  };
  const links = [
    { to: paths.guest, label: t('login.express'), hint: t('login.express.hint'), icon: 'clock', is: isOpen.guest },
    { to: paths.invitationAuth, label: t('login.hub'), hint: t('login.hub.hint'), icon: 'message', is: isOpen.invited },
  ] as const;
  const openLinks = links.filter(({ is }) => is);
  return (
    <Page title={t('login.title')}>
      <Card>
        <LoginForm asksTerms={loginTerms} onSignedIn={() => enter(whereAfterLogin(query.get('returnUrl')))} />
        <LinkLine>
          <Link to={paths.recover}>{t('login.forgot')}</Link>
        </LinkLine>
      </Card>
      <Stack $gap="m">
        <h2>{t('login.noAccount')}</h2>
        <div>
          <ButtonLink to={paths.signup} look="secondary">
            {t('login.createAccount')}
          </ButtonLink>
        </div>
      </Stack>
      {openLinks.length > 0 && (
        <Stack $gap="m">
          <h2>{t('login.otherWays')}</h2>
          <TaskCards>
            {openLinks.map(({ is: _isOpen, ...link }) => (
              <TaskCard key={link.to} {...link} />
            ))}
          </TaskCards>
        </Stack>
      )}
      <Note icon="lock">{t('login.security')}</Note>
      {guideUrl[lang] && (
        <LinkLine>
          <a href={guideUrl[lang]} target="_blank" rel="noreferrer">
            {t('login.guide')}
          </a>
        </LinkLine>
      )}
    </Page>
  );
}
