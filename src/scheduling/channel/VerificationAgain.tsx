import { useTranslation } from 'react-i18next';

import { useRequestVerificationMutation } from '../../api/recoveryApi';
import { Button, Outcome, Stack } from '../../ui';
import { WriteAlert } from '../../unproven/WriteAlert';

export function VerificationAgain() {
  const { t } = useTranslation();
  const [request, asked] = useRequestVerificationMutation();
  const { isLoading, isSuccess } = asked;
  const send = () => {
    void request();
  };
  return (
    <Stack>
      <WriteAlert asked={asked} what={t('recover.unknown')} onLook={send} />
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
