import { useTranslation } from 'react-i18next';

import { Dialog } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Dialogs/Dialog' } satisfies Subject;

const tips = [
  'password.tips.1',
  'password.tips.2',
  'password.tips.3',
  'password.tips.4',
  'password.tips.5',
  'password.tips.6',
] as const;

export function Tips() {
  const { t } = useTranslation();
  return (
    <Dialog title={t('password.tips.title')} onClose={() => undefined}>
      <ol>
        {tips.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ol>
    </Dialog>
  );
}
