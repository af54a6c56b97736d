import type { Attachment } from '../../../contract/mailbox.ts';
import { Icon } from '../../ui';
import { FileList } from './FileList';

export function AttachedFiles({
  files,
  addressOf,
}: {
  files: readonly Attachment[];
  addressOf: (attachmentId: string) => string;
}) {
  return (
    <FileList files={files}>
      {({ attachmentId, name }, size) => (
        <a href={addressOf(attachmentId)} download={name}>
          <Icon name="attach" /> <span translate="no">{name}</span> <span>{`(${size})`}</span>
        </a>
      )}
    </FileList>
  );
}
