import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, Stack } from '../../../ui';
import { canUsePasskeys } from './passkeyDevice';
import { PasskeyTrial } from './PasskeyTrial';
import { usePasskeyLogin } from './usePasskeyLogin';

type Props = { onSignedIn: () => Promise<void>; onLeft: () => void };

export function PasskeySignIn({ onSignedIn, onLeft }: Props) {
  const { t } = useTranslation();
  const attempt = usePasskeyLogin(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Stack>
      <h2 ref={heading} tabIndex={-1}>
        {t('passkey.login.title')}
      </h2>
      {canUsePasskeys() ? (
        <>
          <p>{t('passkey.login.what')}</p>
          <PasskeyTrial unknown="factor.step.unknown" attempt={() => attempt()} onIn={onSignedIn} />
        </>
      ) : (
        <p>{t('passkey.cannot')}</p>
      )}
      <div>
        <Button look="secondary" onPress={onLeft}>
          {t('factor.step.leave')}
        </Button>
      </div>
    </Stack>
  );
}
