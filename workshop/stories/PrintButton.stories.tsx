import { PrintButton } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Actions/PrintButton' } satisfies Subject;

export function ToPress() {
  return <PrintButton />;
}
