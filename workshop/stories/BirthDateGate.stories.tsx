import { useTranslation } from 'react-i18next';

import { BirthDateGate } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Fields/BirthDateGate', parameters: { frame: 'page' } } satisfies Subject;

export function Asked() {
  const { t } = useTranslation();
  return (
    <BirthDateGate
      title={t('guest.manage.open')}
      lead={t('guest.birthDate.hint')}
      open={t('invitation.open')}
      busy={t('invitation.open.busy')}
      tries={t('guest.manage.tries')}
      today="2099-03-04"
      onGiven={async () => undefined}
    />
  );
}
