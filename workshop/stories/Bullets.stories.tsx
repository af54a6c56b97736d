import { useTranslation } from 'react-i18next';

import { Bullets } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Matter/Bullets' } satisfies Subject;

export function Several() {
  const { t } = useTranslation();
  return (
    <Bullets>
      <li>{t('close.goes.account')}</li>
      <li>{t('close.goes.devices')}</li>
      <li>{t('close.goes.access')}</li>
    </Bullets>
  );
}
