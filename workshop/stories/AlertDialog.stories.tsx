import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../src/i18n/useLanguage';
import { formatTime } from '../../src/lib/clinicTime';
import { AlertDialog, Button, Cluster } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Dialogs/AlertDialog' } satisfies Subject;

const endsAt = '2099-03-04T10:30:00-05:00';

export function SessionEnding() {
  const { t } = useTranslation();
  const time = formatTime(endsAt, { timeZone: 'America/Toronto', lang: useLanguage() });
  return (
    <AlertDialog title={t('sessionEnd.title')} text={t('sessionEnd.text', { time })} onDismiss={() => undefined}>
      <Cluster>
        <Button>{t('sessionEnd.stay')}</Button>
        <Button look="secondary">{t('header.logout')}</Button>
      </Cluster>
    </AlertDialog>
  );
}
