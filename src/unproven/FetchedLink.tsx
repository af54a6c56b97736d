import { useState, type MouseEvent, type ReactNode } from 'react';

import type { ApiError } from '../api/apiError';
import { fetchFile, type WantedFile } from '../api/fetchFile';
import { saveBlob } from '../lib/saveBlob';
import { useAppDispatch } from '../store/hooks';
import { NoAnswer } from '../ui';

type Fetching = { isBusy: boolean; error?: ApiError };

export function FetchedLink({
  wanted,
  name,
  children,
}: {
  wanted: WantedFile;
  name?: string;
  children: (onPress: (event: MouseEvent) => void) => ReactNode;
}) {
  const dispatch = useAppDispatch();
  const [{ isBusy, error }, setFetching] = useState<Fetching>({ isBusy: false });
  const save = async () => {
    setFetching((before) => ({ ...before, isBusy: true }));
    const answer = await dispatch(fetchFile(wanted));
    if (answer.error) setFetching({ isBusy: false, error: answer.error });
    else {
      setFetching({ isBusy: false });
      saveBlob(name ?? answer.file.name, answer.file);
    }
  };
  return (
    <>
      {children((event) => {
        event.preventDefault();
        if (!isBusy) void save();
      })}
      {error && (
        <NoAnswer
          error={error}
          onRetry={() => {
            if (!isBusy) void save();
          }}
        />
      )}
    </>
  );
}
