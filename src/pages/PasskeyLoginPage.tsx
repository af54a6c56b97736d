import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { selectConfig } from '../features/config/configSlice';
import { canUsePasskeys } from '../features/session/passkeys/canUsePasskeys';
import { PasskeyForm } from '../features/session/passkeys/PasskeyForm';
import { usePasskeyLogin } from '../features/session/passkeys/usePasskeyLogin';
import { useEnterPortal } from '../features/session/useEnterPortal';
import { paths } from '../lib/paths';
import { whereAfterLogin } from '../lib/returnUrl';
import { useAppSelector } from '../store/hooks';
import { Card, Page } from '../ui';

export function PasskeyLoginPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const enter = useEnterPortal();
  const { loginTerms } = useAppSelector(selectConfig);
  const attempt = usePasskeyLogin({
    isSecondStep: false,
    onSignedIn: () => enter(whereAfterLogin(query.get('returnUrl'))),
  });
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  return (
    <Page title={t('passkey.login.title')} back={{ to: paths.login + search, label: t('factor.step.leave') }}>
      <Card>
        {canUsePasskeys() ? (
          <>
            <p>{t('passkey.login.what')}</p>
            <PasskeyForm unknown="factor.step.unknown" asksTerms={loginTerms} attempt={attempt} />
          </>
        ) : (
          <p>{t('passkey.cannot')}</p>
        )}
      </Card>
    </Page>
  );
}
