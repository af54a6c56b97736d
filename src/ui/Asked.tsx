import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useServerMessage } from '../i18n/useServerMessage';
import { Alert } from './Alert';
import { Button } from './Button';
import { Spinner } from './Spinner';
import { Stack } from './Stack';

type Props<T> = {
  query: {
    data?: T | undefined;
    error?: { message?: string; status?: number | string; retryAfter?: number } | undefined;
    refetch: () => unknown;
  };
  children: (answer: T) => ReactNode;
};

export function Asked<T>({ query: { data, error, refetch }, children }: Props<T>) {
  const { t } = useTranslation();
  const text = useServerMessage();
  if (data !== undefined) return children(data);
  if (error === undefined) return <Spinner />;
  return (
    <Alert>
      <Stack $gap="m">
        <p>{text(error)}</p>
        <div>
          <Button
            look="secondary"
            onPress={() => {
              refetch();
            }}
          >
            {t('common.retry')}
          </Button>
        </div>
      </Stack>
    </Alert>
  );
}
