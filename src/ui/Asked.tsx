import type { ReactNode } from 'react';

import { NoAnswer, type Asking } from './NoAnswer';
import { Spinner } from './Spinner';

type Props<T> = { query: Asking & { data?: T | undefined }; children: (answer: T) => ReactNode };

export function Asked<T>({ query: { data, error, refetch }, children }: Props<T>) {
  if (data !== undefined) return children(data);
  if (error === undefined) return <Spinner />;
  return (
    <NoAnswer
      error={error}
      onRetry={() => {
        refetch();
      }}
    />
  );
}
