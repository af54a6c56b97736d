import { useTranslation } from 'react-i18next';

import { Card } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Matter/Card' } satisfies Subject;

export function WithTitle() {
  const { t } = useTranslation();
  return (
    <Card aria-labelledby="card-title">
      <h2 id="card-title">{t('appointment.prepare')}</h2>
      <p>{t('appointment.prepare.early')}</p>
    </Card>
  );
}
