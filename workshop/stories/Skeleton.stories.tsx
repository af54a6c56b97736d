import { Skeleton } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Waiting/Skeleton' } satisfies Subject;

export function Cards() {
  return <Skeleton cards={2} />;
}
