import { useTranslation } from 'react-i18next';

import { toAccessLog } from '../../lib/paths';
import { ViewLinks } from '../../ui';

export function ByWhom({ by }: { by: 'others' | 'all' }) {
  const { t } = useTranslation();
  const views = [
    { to: toAccessLog('others'), label: t('accessLog.others') },
    { to: toAccessLog('all'), label: t('accessLog.all.actors') },
  ];
  return <ViewLinks label={t('accessLog.actors')} current={toAccessLog(by)} views={views} />;
}
