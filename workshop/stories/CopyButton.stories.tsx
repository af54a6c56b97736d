import { useTranslation } from 'react-i18next';

import { CopyButton } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Actions/CopyButton' } satisfies Subject;

export function ToPress() {
  const { t } = useTranslation();
  return (
    <CopyButton text="PX7RT 2K9MB" look="secondary">
      {t('calendar.copy')}
    </CopyButton>
  );
}
