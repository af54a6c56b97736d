import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { messageLimits } from '../../../contract/limits.ts';
import type { Attachment } from '../../../contract/mailbox.ts';
import { failureIn } from '../../api/capability';
import { useUploadAttachmentMutation } from '../../api/messagesApi';
import { Alert, FileButton, Stack, useFieldItems, Button } from '../../ui';
import { useStanding } from '../../unproven/useStanding';
import { WriteProblem } from '../../unproven/WriteProblem';
import { FileList } from './FileList';

function BroughtFiles({ files, onRemove }: { files: readonly Attachment[]; onRemove: (attachmentId: string) => void }) {
  const { t } = useTranslation();
  return (
    <FileList files={files}>
      {({ attachmentId, name }, size) => (
        <>
          {name} <span>{size}</span>
          <Button
            look="quiet"
            onPress={() => {
              onRemove(attachmentId);
            }}
          >
            {t('mailbox.files.remove', { name })}
          </Button>
        </>
      )}
    </FileList>
  );
}

/** A hint; the server checks the content. */
const accepted = '.pdf,.jpg,.jpeg,.png,.heic,.heif,application/pdf,image/jpeg,image/png,image/heic';

/** A live region must exist before its text. */
const Spoken = styled.p`
  &:empty {
    position: absolute;
  }
`;

type News = { name: string; isBrought: boolean };

type Props = {
  name: string;
  /** Called when an upload starts and ends; sending meanwhile would omit it. */
  onBringing: (isBringing: boolean) => void;
};

/** When a focused button disappears, focus moves to the file button, else to the announcement. */
export function AttachFiles({ name, onBringing }: Props) {
  const { t } = useTranslation();
  const hintId = useId();
  const { items: files, change } = useFieldItems<Attachment>(name);
  const [upload, asked] = useUploadAttachmentMutation();
  const { isLoading, originalArgs, reset } = asked;
  const { error, requestId } = useStanding(asked);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const [news, setNews] = useState<News>();
  const adding = useRef<HTMLButtonElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (news && document.activeElement === document.body) (adding.current ?? said.current)?.focus();
  }, [news]);

  const send = async (chosen: { file: File; uploadId: string }) => {
    onBringing(true);
    const { data } = await upload(chosen);
    onBringing(false);
    if (!data) return;
    change((brought) => [...brought, data]);
    setNews({ name: data.name, isBrought: true });
  };
  const bring = async (file: File) => {
    reset();
    setNews(undefined);
    setIsTooLarge(file.size > messageLimits.attachmentBytes);
    if (file.size <= messageLimits.attachmentBytes) await send({ file, uploadId: crypto.randomUUID() });
  };
  const takeOff = (id: string) => {
    const gone = files.find(({ attachmentId }) => attachmentId === id);
    change((brought) => brought.filter((file) => file !== gone));
    setNews(gone && { name: gone.name, isBrought: false });
  };

  return (
    <Stack $gap="m">
      <p id={hintId}>{t('mailbox.files.hint', { count: messageLimits.attachments })}</p>
      {isTooLarge && (
        <Alert>
          <p>{t('mailbox.fileTooLarge')}</p>
        </Alert>
      )}
      {error && (
        <Alert key={requestId}>
          <WriteProblem
            failure={failureIn(error)}
            what={t('mailbox.files.notKnown', { name: originalArgs?.file.name ?? '' })}
            isBusy={isLoading}
            onLook={() => {
              if (originalArgs) void send(originalArgs);
            }}
          />
        </Alert>
      )}
      <Spoken ref={said} tabIndex={-1} aria-live="polite" aria-atomic="true">
        {news && t(news.isBrought ? 'mailbox.files.brought' : 'mailbox.files.removed', { name: news.name })}
      </Spoken>
      <BroughtFiles files={files} onRemove={takeOff} />
      {files.length < messageLimits.attachments && (
        <FileButton
          ref={adding}
          accept={accepted}
          icon="attach"
          describedBy={hintId}
          busy={isLoading && !error && t('mailbox.files.busy')}
          onChosen={(file) => {
            void bring(file);
          }}
        >
          {t('mailbox.files.add')}
        </FileButton>
      )}
    </Stack>
  );
}
