import { useTranslation } from 'react-i18next';

import { SheetList } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Matter/SheetList' } satisfies Subject;

export function Lines() {
  const { t } = useTranslation();
  return (
    <SheetList>
      <li>{t('accessLog.action.history.read')}</li>
      <li>{t('accessLog.action.thread.read')}</li>
    </SheetList>
  );
}
