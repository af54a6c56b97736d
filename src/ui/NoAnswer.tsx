import { useTranslation } from 'react-i18next';

import { useServerMessage } from '../i18n/useServerMessage';
import { Alert } from './Alert';
import { Button } from './Button';
import { Stack } from './Stack';

export type Asking = {
  data?: unknown;
  error?: { message?: string; status?: number | string; retryAfter?: number } | undefined;
  refetch: () => unknown;
};

export function NoAnswer({ error, onRetry }: { error: Asking['error']; onRetry: () => void }) {
  const { t } = useTranslation();
  const text = useServerMessage();
  return (
    <Alert>
      <Stack $gap="m">
        <p>{text(error)}</p>
        <div>
          <Button look="secondary" onPress={onRetry}>
            {t('common.retry')}
          </Button>
        </div>
      </Stack>
    </Alert>
  );
}

/** For a page that works without these answers, but differently. */
export function Missed({ queries }: { queries: readonly Asking[] }) {
  const missed = queries.filter(({ data, error }) => data === undefined && error?.status === 'replaced');
  const [first] = missed;
  if (!first) return null;
  return (
    <NoAnswer
      error={first.error}
      onRetry={() => {
        for (const { refetch } of missed) refetch();
      }}
    />
  );
}
