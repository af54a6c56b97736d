import { useTranslation } from 'react-i18next';

import { selectIsSignedIn } from '../features/session/sessionSlice';
import { paths } from '../lib/paths';
import { useAppSelector } from '../store/hooks';
import { ButtonLink, Page } from '../ui';

/** Spec §2. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <Page title={t('error.msg.pagenotfound')} lead={t('error.msg.pagenotfound.msg')}>
      <div>
        <ButtonLink to={isSignedIn ? paths.home : paths.login}>
          {t(isSignedIn ? 'notFound.toHome' : 'notFound.toLogin')}
        </ButtonLink>
      </div>
    </Page>
  );
}
