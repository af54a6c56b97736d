import { useTranslation } from 'react-i18next';

import type { Attachment } from '../../../contract/mailbox.ts';
import { Button } from '../../ui';
import { FileList } from './FileList';

export function BroughtFiles({
  files,
  onRemove,
}: {
  files: readonly Attachment[];
  onRemove: (attachmentId: string) => void;
}) {
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
