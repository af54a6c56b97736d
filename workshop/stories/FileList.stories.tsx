import { FileList, SavedFile } from '../../src/ui';
import { file } from '../stage/samples';
import type { Subject } from '../stage/story';

export default { title: 'Matter/FileList' } satisfies Subject;

export function Files() {
  const long = { ...file, attachmentId: 'long', name: 'resultats-de-laboratoire-hopital-de-l-enfant-jesus.pdf' };
  return (
    <FileList files={[file, long]}>
      {({ name }, size) => (
        <SavedFile name={name} fetch={() => Promise.resolve({ error: { message: 'errors.network.error' } })}>
          {(onPress) => (
            <a href="#file" onClick={onPress}>
              <span translate="no">{name}</span> <span>{`(${size})`}</span>
            </a>
          )}
        </SavedFile>
      )}
    </FileList>
  );
}
