import { useTranslation } from 'react-i18next';

import { BirthDateGate } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Fields/BirthDateGate', parameters: { frame: 'page' } } satisfies Subject;

export function Asked() {
  const { t } = useTranslation();
  return (
    <BirthDateGate
      title={t('express.manage.open')}
      lead={t('express.birthDate.hint')}
      open={t('hub.open')}
      busy={t('hub.open.busy')}
      tries={t('express.manage.tries')}
      today="2099-03-04"
      onGiven={async () => undefined}
    />
  );
}
