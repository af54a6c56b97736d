import { useTranslation } from 'react-i18next';

import { refusalIn } from '../../api/capability';
import { useRequestVerificationMutation } from '../../api/recoveryApi';
import { useServerMessage } from '../../i18n/useServerMessage';
import { Alert, Button, Outcome, Stack } from '../../ui';

export function VerificationAgain() {
  const { t } = useTranslation();
  const text = useServerMessage();
  const [request, { error, isLoading, isSuccess }] = useRequestVerificationMutation();
  return (
    <Stack>
      {error && <Alert>{text(refusalIn(error))}</Alert>}
      {isSuccess ? (
        <Outcome tone="success">{t('verify.again.done')}</Outcome>
      ) : (
        <div>
          <Button
            look="secondary"
            busy={isLoading && t('verify.again.busy')}
            onPress={() => {
              void request();
            }}
          >
            {t('verify.again')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
