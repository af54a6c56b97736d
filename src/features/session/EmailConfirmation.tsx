import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { failureIn } from '../../api/capability';
import { useVerifyEmailMutation } from '../../api/recoveryApi';
import { VerificationAgain } from '../../scheduling/channel/VerificationAgain';
import { useAppSelector } from '../../store/hooks';
import { Alert, Button, Outcome, Stack } from '../../ui';
import { useStanding } from '../../unproven/useStanding';
import { WriteProblem } from '../../unproven/WriteProblem';
import { selectIsSignedIn } from './sessionSlice';

/** Confirms on a press: mail programs open links by themselves. */
export function EmailConfirmation({ mailedKey, next }: { mailedKey: string; next: ReactNode }) {
  const { t } = useTranslation();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [verify, asked] = useVerifyEmailMutation();
  const { isLoading, isSuccess } = asked;
  const { error } = useStanding(asked);
  if (isSuccess)
    return (
      <Stack>
        <Outcome tone="success">{t('verify.done')}</Outcome>
        {next}
      </Stack>
    );
  const confirm = () => {
    void verify({ key: mailedKey });
  };
  return (
    <Stack>
      {error && (
        <Alert>
          <WriteProblem failure={failureIn(error)} what={t('verify.notKnown')} isBusy={isLoading} onLook={confirm} />
        </Alert>
      )}
      <p>{t('verify.lead')}</p>
      <div>
        <Button busy={isLoading && t('verify.submitting')} onPress={confirm}>
          {t('verify.submit')}
        </Button>
      </div>
      {error && isSignedIn && <VerificationAgain />}
      {error && next}
    </Stack>
  );
}
