import type { ComponentProps, ReactNode } from 'react';

import { RetryAlert } from './RetryAlert';
import { Spinner } from './Spinner';

type Props<T> = {
  query: {
    data?: T | undefined;
    error?: ComponentProps<typeof RetryAlert>['error'] | undefined;
    refetch: () => unknown;
  };
  children: (answer: T) => ReactNode;
};

export function Asked<T>({ query: { data, error, refetch }, children }: Props<T>) {
  if (data !== undefined) return children(data);
  return error === undefined ? <Spinner /> : <RetryAlert error={error} onRetry={refetch} />;
}
