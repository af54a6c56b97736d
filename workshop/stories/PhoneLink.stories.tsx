import { useTranslation } from 'react-i18next';

import { PhoneLink } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Actions/PhoneLink' } satisfies Subject;

export function InASentence() {
  const { t } = useTranslation();
  return (
    <p>
      <span>{t('appointment.phone')}</span> <PhoneLink phone="1 888 555-0142" />
    </p>
  );
}

export function ByItsText() {
  const { t } = useTranslation();
  return (
    <p>
      <span>{t('move.absent')}</span>{' '}
      <PhoneLink phone="1 888 555-0142">{t('cancel.call', { phone: '1\u00a0888\u00a0555-0142' })}</PhoneLink>
    </p>
  );
}
