import { useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';

import { saveBlob } from '../lib/saveBlob';
import { RetryAlert } from './RetryAlert';
import { Spinner } from './Spinner';

type Fault = ComponentProps<typeof RetryAlert>['error'];

type Props = {
  fetch: () => Promise<{ file: File; error?: undefined } | { error: Fault }>;
  /** The server's name by default. */
  name?: string | undefined;
  children: (onPress: (event: MouseEvent) => void) => ReactNode;
};

/** Saves no page in place of the file (decision 54). */
export function SavedFile({ fetch, name, children }: Props) {
  const [{ isBusy, error }, setFetching] = useState<{ isBusy: boolean; error?: Fault }>({ isBusy: false });
  const save = async () => {
    if (isBusy) return;
    setFetching({ isBusy: true });
    const answer = await fetch();
    setFetching({ isBusy: false, ...(answer.error && { error: answer.error }) });
    if (!answer.error) saveBlob(name ?? answer.file.name, answer.file);
  };
  return (
    <>
      {children((event) => {
        event.preventDefault();
        void save();
      })}
      {isBusy && <Spinner />}
      {error && <RetryAlert error={error} onRetry={save} />}
    </>
  );
}
