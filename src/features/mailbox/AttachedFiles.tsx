import { mailboxCalls } from '../../../contract/calls/mailboxCalls.ts';
import type { Attachment } from '../../../contract/mailbox.ts';
import { FetchedLink } from '../../scheduling/channel/FetchedLink';
import { FileList, Icon } from '../../ui';

export function AttachedFiles({
  files,
  addressOf,
}: {
  files: readonly Attachment[];
  addressOf: (attachmentId: string) => string;
}) {
  return (
    <FileList files={files}>
      {({ attachmentId, name, type, size: bytes }, size) => (
        <FetchedLink
          name={name}
          wanted={{ call: mailboxCalls.downloadAttachment, ids: { id: attachmentId }, expected: { type, size: bytes } }}
        >
          {(onPress) => (
            <a href={addressOf(attachmentId)} download={name} onClick={onPress}>
              <Icon name="attach" /> <span translate="no">{name}</span> <span>{`(${size})`}</span>
            </a>
          )}
        </FetchedLink>
      )}
    </FileList>
  );
}
