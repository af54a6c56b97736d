import { useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ApiError } from '../../api/apiError';
import { fetchFile, type WantedFile } from '../../api/fetchFile';
import { useServerMessage } from '../../i18n/useServerMessage';
import { saveBlob } from '../../lib/saveBlob';
import { useAppDispatch } from '../../store/hooks';
import { Alert, Button, Spinner, Stack } from '../../ui';

type Props = {
  wanted: WantedFile;
  name?: string;
  children: (onPress: (event: MouseEvent) => void) => ReactNode;
};

/** Saves no page in place of the file (decision 54). */
export function FetchedLink({ wanted, name, children }: Props) {
  const { t } = useTranslation();
  const text = useServerMessage();
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
      {error && (
        <Alert>
          <Stack $gap="m">
            <p>{text(error)}</p>
            <div>
              <Button
                look="secondary"
                onPress={() => {
                  void save();
                }}
              >
                {t('common.retry')}
              </Button>
            </div>
          </Stack>
        </Alert>
      )}
    </>
  );
}
