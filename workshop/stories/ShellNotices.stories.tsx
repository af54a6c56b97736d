import { ShellNotices } from '../../src/app/offline/ShellNotices';
import type { Subject } from '../stage/story';

export default { title: 'Screens/ShellNotices' } satisfies Subject;

export function Offline() {
  return <ShellNotices online={false} take={null} />;
}

export function NewVersion() {
  return <ShellNotices online take={() => undefined} />;
}
