import { LanguageSwitch } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Actions/LanguageSwitch' } satisfies Subject;

export function ToPress() {
  return <LanguageSwitch onSwitch={async () => false} />;
}
