import { useState, type MouseEvent, type ReactNode } from 'react';

import type { ApiError } from '../../api/apiError';
import { fetchFile, type WantedFile } from '../../api/fetchFile';
import { saveBlob } from '../../lib/saveBlob';
import { useAppDispatch } from '../../store/hooks';
import { RetryAlert, Spinner } from '../../ui';

type Props = {
  wanted: WantedFile;
  name?: string;
  children: (onPress: (event: MouseEvent) => void) => ReactNode;
};

/** Saves no page in place of the file (decision 54). */
export function FetchedLink({ wanted, name, children }: Props) {
  const dispatch = useAppDispatch();
  const [{ isBusy, error }, setFetching] = useState<{ isBusy: boolean; error?: ApiError }>({ isBusy: false });
  const save = async () => {
    if (isBusy) return;
    setFetching({ isBusy: true });
    const answer = await dispatch(fetchFile(wanted));
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
