import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageLimits } from '../../../contract/limits.ts';
import type { Attachment } from '../../../contract/mailbox.ts';
import { useUploadAttachmentMutation } from '../../api/messagesApi';
import { useServerMessage } from '../../i18n/useServerMessage';
import { Alert, FileButton, Stack, useFieldItems } from '../../ui';
import { BroughtFiles } from './BroughtFiles';

/** What may be chosen; the server looks at the content. */
const accepted = '.pdf,.jpg,.jpeg,.png,.heic,.heif,application/pdf,image/jpeg,image/png,image/heic';

/** Files that go with a message: each is brought as soon as it is chosen, and can be taken off again. */
export function AttachFiles({ name }: { name: string }) {
  const { t } = useTranslation();
  const words = useServerMessage();
  const hintId = useId();
  const { items: files, change } = useFieldItems<Attachment>(name);
  const [upload, { isLoading }] = useUploadAttachmentMutation();
  const [problem, setProblem] = useState<string>();

  const bring = async (file: File) => {
    setProblem(undefined);
    if (file.size > messageLimits.attachmentBytes) { setProblem(t('mailbox.fileTooLarge')); return; }
    const { data, error } = await upload({ file, uploadId: crypto.randomUUID() });
    if (data) change([...files, data]);
    else setProblem(words(error));
  };

  return (
    <Stack $gap="m">
      <p id={hintId}>{t('mailbox.files.hint', { count: messageLimits.attachments })}</p>
      {problem !== undefined && <Alert><p>{problem}</p></Alert>}
      <BroughtFiles files={files} onRemove={(id) => { change(files.filter(({ attachmentId }) => attachmentId !== id)); }} />
      {files.length < messageLimits.attachments && (
        <FileButton accept={accepted} icon="attach" describedBy={hintId} busy={isLoading && t('mailbox.files.busy')} onChosen={(file) => { void bring(file); }}>
          {t('mailbox.files.add')}
        </FileButton>
      )}
    </Stack>
  );
}
