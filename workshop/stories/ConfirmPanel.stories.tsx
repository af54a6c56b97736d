import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../src/i18n/useLanguage';
import { formatDate } from '../../src/lib/clinicTime';
import { Cluster, ConfirmPanel, DateTile } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'News/ConfirmPanel' } satisfies Subject;

export function Booked() {
  const { t } = useTranslation();
  const lang = useLanguage();
  return (
    <ConfirmPanel>
      <Cluster>
        <DateTile date="2099-03-04" lang={lang} />
        <p>{formatDate('2099-03-04', lang)}</p>
      </Cluster>
      <p>{t('confirmed.next')}</p>
    </ConfirmPanel>
  );
}
