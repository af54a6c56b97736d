import type { Attachment } from '../../../contract/mailbox.ts';
import { calls } from '../../../contract/calls.ts';
import { Icon } from '../../ui';
import { FetchedLink } from '../../unproven/FetchedLink';
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
      {({ attachmentId, name, size: bytes }, size) => (
        <FetchedLink
          name={name}
          wanted={{
            call: calls.downloadAttachment,
            ids: { id: attachmentId },
            expected: { type: /^(?:application\/pdf|image\/)/i, size: bytes },
          }}
        >
          {(onPress) => (
            <a href={addressOf(attachmentId)} download={name} onClick={onPress}>
              <Icon name="attach" /> {name} ({size})
            </a>
          )}
        </FetchedLink>
      )}
    </FileList>
  );
}
