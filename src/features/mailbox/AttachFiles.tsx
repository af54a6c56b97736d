import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { messageLimits } from '../../../contract/limits.ts';
import type { Attachment } from '../../../contract/mailbox.ts';
import { useUploadAttachmentMutation } from '../../api/messagesApi';
import { useServerMessage } from '../../i18n/useServerMessage';
import { Alert, FileButton, Stack, useFieldItems } from '../../ui';
import { BroughtFiles } from './BroughtFiles';

/** What may be chosen; the server looks at the content. */
const accepted = '.pdf,.jpg,.jpeg,.png,.heic,.heif,application/pdf,image/jpeg,image/png,image/heic';

/** There before its words, which are then read out; without them it takes no room above the files. */
const Spoken = styled.p`
  &:empty {
    position: absolute;
  }
`;

/** The last thing that happened to the files: one came, or one was taken off. */
type News = { name: string; isBrought: boolean };

type Props = {
  name: string;
  /** Called as a file begins to be brought, and again when that is over: until then the message would leave without it. */
  onBringing: (isBringing: boolean) => void;
};

/**
 * Files that go with a message: each is brought as soon as it is chosen, and can be taken off again. What happened is said, and a
 * focus whose button went away stands on the way to another file, or on what was said where no more may be brought.
 */
export function AttachFiles({ name, onBringing }: Props) {
  const { t } = useTranslation();
  const text = useServerMessage();
  const hintId = useId();
  const { items: files, change } = useFieldItems<Attachment>(name);
  const [upload, { isLoading }] = useUploadAttachmentMutation();
  const [problem, setProblem] = useState<string>();
  const [news, setNews] = useState<News>();
  const adding = useRef<HTMLButtonElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (news && document.activeElement === document.body) (adding.current ?? said.current)?.focus();
  }, [news]);

  const bring = async (file: File) => {
    setProblem(undefined);
    setNews(undefined);
    if (file.size > messageLimits.attachmentBytes) {
      setProblem(t('mailbox.fileTooLarge'));
      return;
    }
    onBringing(true);
    const { data, error } = await upload({ file, uploadId: crypto.randomUUID() });
    onBringing(false);
    if (data) {
      change((brought) => [...brought, data]);
      setNews({ name: data.name, isBrought: true });
    } else setProblem(text(error));
  };
  const takeOff = (id: string) => {
    const gone = files.find(({ attachmentId }) => attachmentId === id);
    change((brought) => brought.filter((file) => file !== gone));
    setNews(gone && { name: gone.name, isBrought: false });
  };

  return (
    <Stack $gap="m">
      <p id={hintId}>{t('mailbox.files.hint', { count: messageLimits.attachments })}</p>
      {problem !== undefined && (
        <Alert>
          <p>{problem}</p>
        </Alert>
      )}
      <Spoken ref={said} tabIndex={-1} role="status">
        {news && t(news.isBrought ? 'mailbox.files.brought' : 'mailbox.files.removed', { name: news.name })}
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
