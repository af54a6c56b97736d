import { Mark } from '../../src/ui/Mark';
import { TideLine } from '../../src/ui/TideLine';
import type { Subject } from '../stage/story';

export default { title: 'Frame/TideLine' } satisfies Subject;

export function UnderTheHeader() {
  return <TideLine />;
}

export function TheMark() {
  return <Mark />;
}
