import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { selectIsOffered } from '../api/capability';
import { selectConfig } from '../features/config/configSlice';
import { LoginForm } from '../features/session/LoginForm';
import { useEnterPortal } from '../features/session/useEnterPortal';
import { useLanguage } from '../i18n/useLanguage';
import { paths } from '../lib/paths';
import { whereAfterLogin } from '../lib/returnUrl';
import { useAppSelector } from '../store/hooks';
import { ButtonLink, LinkLine, Note, Page, Stack, TaskCard, TaskCards } from '../ui';

export function LoginPage() {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [query] = useSearchParams();
  const enter = useEnterPortal();
  const { guideUrl, loginTerms } = useAppSelector(selectConfig);
  const takesGuests = useAppSelector(selectIsOffered('getGuestNetwork', 'searchGuestSlots'));
  const takesInvitations = useAppSelector(selectIsOffered('openInvitationArea'));
  const links = [
    { to: paths.guest, label: t('login.guest'), hint: t('login.guest.hint'), icon: 'clock', is: takesGuests },
    {
      to: paths.invitationAuth,
      label: t('login.invitation'),
      hint: t('login.invitation.hint'),
      icon: 'message',
      is: takesInvitations,
    },
  ] as const;
  const openLinks = links.filter(({ is }) => is);
  return (
    <Page title={t('login.title')}>
      <LoginForm asksTerms={loginTerms} onSignedIn={() => enter(whereAfterLogin(query.get('returnUrl')))}>
        <Stack $gap="m">
          <h2>{t('login.noAccount')}</h2>
          <div>
            <ButtonLink to={paths.signup} look="secondary">
              {t('login.createAccount')}
            </ButtonLink>
          </div>
        </Stack>
      </LoginForm>
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
            {t('login.guide')} {t('common.newTab')}
          </a>
        </LinkLine>
      )}
    </Page>
  );
}
