import { Spinner } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Waiting/Spinner' } satisfies Subject;

export function Late() {
  return <Spinner />;
}
