import { AttachedFiles } from '../../src/features/mailbox/AttachedFiles';
import { FolderNav } from '../../src/features/mailbox/FolderNav';
import { NotUrgent } from '../../src/features/mailbox/NotUrgent';
import { ThreadList } from '../../src/features/mailbox/ThreadList';
import { ThreadSearch } from '../../src/features/mailbox/ThreadSearch';
import { Stack } from '../../src/ui';
import { file, thread } from '../stage/samples';
import type { Subject } from '../stage/story';

export default { title: 'Screens/Mailbox' } satisfies Subject;

const networkName = 'Réseau Boréal';

export function List() {
  const threads = [
    thread,
    { ...thread, threadId: 'long', messages: 4, unread: 2 },
    { ...thread, threadId: 'read', unread: 0 },
  ];
  return (
    <ThreadList threads={threads} networkName={networkName} ownId="me" onMore={() => undefined} isAdding={false} />
  );
}

export function OfAChild() {
  const about = { patientId: 'lea', firstName: 'Léa', lastName: 'Tremblay-Desrochers' };
  return (
    <ThreadList threads={[{ ...thread, aboutPatient: about }]} networkName={networkName} ownId="me" isAdding={false} />
  );
}

export function Folders() {
  return <FolderNav current="inbox" />;
}

export function Search() {
  return (
    <Stack>
      <NotUrgent />
      <ThreadSearch text="" onSearch={() => undefined} />
    </Stack>
  );
}

export function Files() {
  return (
    <AttachedFiles
      files={[file, { ...file, attachmentId: 'long', name: 'resultats-de-laboratoire-hopital-de-l-enfant-jesus.pdf' }]}
      addressOf={() => '#file'}
    />
  );
}
