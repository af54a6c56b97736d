import type { Attachment } from '../../../contract/mailbox.ts';
import { staffCalls } from '../../../contract/staffCalls.ts';
import { FileList, Icon, SavedFile } from '../../ui';
import { fetchStaffFile } from '../fetchStaffFile';
import { addressOf } from '../staffQuery';
import { useStaffDispatch } from '../staffStore';

const addressOfFile = (attachmentId: string): string =>
  addressOf(staffCalls.downloadFile.path.replace(':id', encodeURIComponent(attachmentId)));

export function MessageFiles({ files }: { files: readonly Attachment[] }) {
  const dispatch = useStaffDispatch();
  return (
    <FileList files={files}>
      {(file, size) => (
        <SavedFile name={file.name} fetch={() => dispatch(fetchStaffFile(file))}>
          {(onPress) => (
            <a href={addressOfFile(file.attachmentId)} download={file.name} onClick={onPress}>
              <Icon name="attach" /> <span translate="no">{file.name}</span> <span>{`(${size})`}</span>
            </a>
          )}
        </SavedFile>
      )}
    </FileList>
  );
}
