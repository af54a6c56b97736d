import { Cluster, Icon } from '../../src/ui';
import type { IconName } from '../../src/ui/Icon';
import type { Subject } from '../stage/story';

export default { title: 'Matter/Icon' } satisfies Subject;

const names = [
  'error',
  'success',
  'info',
  'warning',
  'back',
  'next',
  'calendar',
  'clock',
  'message',
  'phone',
  'place',
  'person',
  'close',
  'help',
  'print',
  'lock',
  'bell',
  'device',
  'check',
  'attach',
  'eye',
  'download',
  'circle',
] as const satisfies readonly IconName[];

/** Their names are those of the code. */
export function All() {
  return (
    <Cluster lang="en">
      {names.map((name) => (
        <span key={name}>
          <Icon name={name} /> <span>{name}</span>
        </span>
      ))}
    </Cluster>
  );
}
