import { useTranslation } from 'react-i18next';

import { Cluster, DownloadLink } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Actions/DownloadLink' } satisfies Subject;

export function Looks() {
  const { t } = useTranslation();
  return (
    <Cluster>
      <DownloadLink href="#file" name={t('export.fileName')} icon="download" look="secondary">
        {t('export.download')}
      </DownloadLink>
      <DownloadLink href="#file" icon="calendar">
        {t('appointment.calendar.add')}
      </DownloadLink>
    </Cluster>
  );
}
