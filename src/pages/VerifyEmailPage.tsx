import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import { EmailConfirmation } from '../features/session/EmailConfirmation';
import { selectIsSignedIn } from '../features/session/sessionSlice';
import { VerificationAgain } from '../scheduling/channel/VerificationAgain';
import { paths } from '../lib/paths';
import { useAppSelector } from '../store/hooks';
import { ButtonLink, Page, Stack } from '../ui';

/** Opened by a verification email (product §8 More routes). */
export function VerifyEmailPage() {
  const { t } = useTranslation();
  const mailedKey = useLoaderData<string | null>();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const onwards = isSignedIn ? (
    <ButtonLink to={paths.home} look="secondary">
      {t('notFound.toHome')}
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.login} look="secondary">
      {t('notFound.toLogin')}
    </ButtonLink>
  );
  return (
    <Page title={t('verify.title')}>
      {mailedKey === null ? (
        <Stack>
          <p>{t('verify.noKey')}</p>
          {isSignedIn && <VerificationAgain />}
          <div>{onwards}</div>
        </Stack>
      ) : (
        <EmailConfirmation key={mailedKey} mailedKey={mailedKey} next={<div>{onwards}</div>} />
      )}
    </Page>
  );
}
