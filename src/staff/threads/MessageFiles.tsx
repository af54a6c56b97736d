import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { Attachment } from '../../../contract/mailbox.ts';
import { staffCalls } from '../../../contract/staffCalls.ts';
import type { ApiError } from '../../api/apiError';
import { useSizeText } from '../../i18n/useSizeText';
import { saveBlob } from '../../lib/saveBlob';
import { DownloadLink, NoAnswer } from '../../ui';
import { fetchStaffFile } from '../fetchStaffFile';
import { staffRoot } from '../staffQuery';
import { useStaffDispatch } from '../staffStore';

const Files = styled.ul`
  list-style: none;
  overflow-wrap: anywhere;
`;

const addressOf = (id: string): string => staffRoot + staffCalls.downloadFile.path.replace(':id', id);

function File({ file }: { file: Attachment }) {
  const dispatch = useStaffDispatch();
  const sizeText = useSizeText();
  const [{ isBusy, error }, setFetching] = useState<{ isBusy: boolean; error?: ApiError }>({ isBusy: false });
  const save = async () => {
    if (isBusy) return;
    setFetching({ isBusy: true });
    const fetched = await dispatch(fetchStaffFile(file));
    setFetching(fetched.error ? { isBusy: false, error: fetched.error } : { isBusy: false });
    if (!fetched.error) saveBlob(file.name, fetched.file);
  };
  return (
    <li>
      <DownloadLink
        href={addressOf(file.attachmentId)}
        name={file.name}
        icon="attach"
        onPress={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {file.name} ({sizeText(file.size)})
      </DownloadLink>
      {error && (
        <NoAnswer
          error={error}
          onRetry={() => {
            void save();
          }}
        />
      )}
    </li>
  );
}

export function MessageFiles({ files }: { files: readonly Attachment[] }) {
  const { t } = useTranslation();
  return (
    <Files aria-label={t('mailbox.files')}>
      {files.map((file) => (
        <File key={file.attachmentId} file={file} />
      ))}
    </Files>
  );
}
