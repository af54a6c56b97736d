import { useTranslation } from 'react-i18next';

import { refusalIn } from '../../api/capability';
import { useRequestVerificationMutation } from '../../api/recoveryApi';
import { Alert, Button, Outcome, Stack } from '../../ui';
import { WriteProblem } from './WriteProblem';

export function VerificationAgain() {
  const { t } = useTranslation();
  const [request, { error, isLoading, isSuccess }] = useRequestVerificationMutation();
  const send = () => {
    void request();
  };
  return (
    <Stack>
      {error && (
        <Alert>
          <WriteProblem failure={refusalIn(error) ?? {}} what={t('unknown.done')} isBusy={isLoading} onLook={send} />
        </Alert>
      )}
      {isSuccess ? (
        <Outcome tone="success">{t('verify.again.done')}</Outcome>
      ) : (
        <div>
          <Button look="secondary" busy={isLoading && t('verify.again.busy')} onPress={send}>
            {t('verify.again')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
