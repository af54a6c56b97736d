import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useServerMessage } from '../i18n/useServerMessage';
import { Alert } from './Alert';
import { Button } from './Button';
import { Stack } from './Stack';

type Props = {
  error: { message?: string; status?: number | string; retryAfter?: number };
  onRetry: () => unknown;
  children?: ReactNode;
};

export function RetryAlert({ error, onRetry, children }: Props) {
  const { t } = useTranslation();
  const text = useServerMessage();
  return (
    <Alert>
      <Stack $gap="m">
        <p>{text(error)}</p>
        {children}
        <div>
          <Button
            look="secondary"
            onPress={() => {
              void onRetry();
            }}
          >
            {t('common.retry')}
          </Button>
        </div>
      </Stack>
    </Alert>
  );
}
