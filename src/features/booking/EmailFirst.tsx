import { useTranslation } from 'react-i18next';

import { refusalIn } from '../../api/capability';
import { useRequestVerificationMutation } from '../../api/recoveryApi';
import { useServerMessage } from '../../i18n/useServerMessage';
import { Button, Stack } from '../../ui';

export function EmailFirst() {
  const { t } = useTranslation();
  const text = useServerMessage();
  const [request, { error, isLoading, isSuccess }] = useRequestVerificationMutation();
  return (
    <Stack>
      <p>{t('booking.emailFirst')}</p>
      {error && <p>{text(refusalIn(error))}</p>}
      {isSuccess ? (
        <p role="status">{t('verify.again.done')}</p>
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
