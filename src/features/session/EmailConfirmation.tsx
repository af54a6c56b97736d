import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { refusalIn } from '../../api/capability';
import { useVerifyEmailMutation } from '../../api/recoveryApi';
import { useServerMessage } from '../../i18n/useServerMessage';
import { useAppSelector } from '../../store/hooks';
import { Alert, Button, Outcome, Stack } from '../../ui';
import { selectIsSignedIn } from './sessionSlice';
import { VerificationAgain } from './VerificationAgain';

/** Confirms on a press: mail programs open links by themselves. */
export function EmailConfirmation({ mailedKey, next }: { mailedKey: string; next: ReactNode }) {
  const { t } = useTranslation();
  const text = useServerMessage();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [verify, { error, isLoading, isSuccess }] = useVerifyEmailMutation();
  if (isSuccess)
    return (
      <Stack>
        <Outcome tone="success">{t('verify.done')}</Outcome>
        {next}
      </Stack>
    );
  return (
    <Stack>
      {error && <Alert>{text(refusalIn(error))}</Alert>}
      <p>{t('verify.lead')}</p>
      <div>
        <Button
          busy={isLoading && t('verify.submitting')}
          onPress={() => {
            void verify({ key: mailedKey });
          }}
        >
          {t('verify.submit')}
        </Button>
      </div>
      {error && isSignedIn && <VerificationAgain />}
      {error && next}
    </Stack>
  );
}
