import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { messageLimits } from '../../../contract/limits.ts';
import type { Attachment } from '../../../contract/mailbox.ts';
import { refusalIn } from '../../api/capability';
import { useUploadAttachmentMutation } from '../../api/messagesApi';
import { useTold } from '../../i18n/useTold';
import { WriteProblem } from '../../scheduling/channel/WriteProblem';
import { Alert, Button, FileButton, FileList, Stack, saysWhole, useFieldItems } from '../../ui';

function BroughtFiles({ files, onRemove }: { files: readonly Attachment[]; onRemove: (attachmentId: string) => void }) {
  const told = useTold();
  return (
    <FileList files={files}>
      {({ attachmentId, name }, size) => (
        <>
          <span translate="no">{name}</span> <span>{size}</span>
          <Button
            look="quiet"
            onPress={() => {
              onRemove(attachmentId);
            }}
          >
            {told('mailbox.files.remove', { name })}
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

/** One id covers every try. */
type Chosen = { file: File; uploadId: string };

type Props = {
  name: string;
  /** Called when an upload starts and ends; sending meanwhile would omit it. */
  onBringing: (isBringing: boolean) => void;
};

/** When a focused button disappears, focus moves to the file button, else to the announcement. */
export function AttachFiles({ name, onBringing }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const hintId = useId();
  const { items: files, change } = useFieldItems<Attachment>(name);
  const [upload, { isLoading, error, originalArgs, reset }] = useUploadAttachmentMutation();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const [news, setNews] = useState<News>();
  const adding = useRef<HTMLButtonElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (news && document.activeElement === document.body) (adding.current ?? said.current)?.focus();
  }, [news]);

  const send = async (chosen: Chosen) => {
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
        <Alert>
          <WriteProblem
            failure={refusalIn(error) ?? {}}
            what={t('unknown.done')}
            onLook={() => {
              if (originalArgs) void send(originalArgs);
            }}
          />
        </Alert>
      )}
      <Spoken ref={said} tabIndex={-1} {...saysWhole}>
        {news && told(news.isBrought ? 'mailbox.files.brought' : 'mailbox.files.removed', { name: news.name })}
      </Spoken>
      <BroughtFiles files={files} onRemove={takeOff} />
      {files.length < messageLimits.attachments && (
        <FileButton
          ref={adding}
          accept={accepted}
          icon="attach"
          describedBy={hintId}
          busy={isLoading && t('mailbox.files.busy')}
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
