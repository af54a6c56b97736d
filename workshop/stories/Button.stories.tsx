import { useTranslation } from 'react-i18next';

import { Button, Cluster } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Actions/Button' } satisfies Subject;

export function Looks() {
  const { t } = useTranslation();
  return (
    <Cluster>
      <Button>{t('home.book')}</Button>
      <Button look="secondary">{t('common.retry')}</Button>
      <Button look="warning">{t('cancel.confirm')}</Button>
      <Button look="quiet">{t('common.print')}</Button>
    </Cluster>
  );
}

export function Busy() {
  const { t } = useTranslation();
  return (
    <Cluster>
      <Button busy={t('review.confirm.busy')}>{t('review.confirm')}</Button>
      <Button look="secondary" busy={t('common.loading')}>
        {t('common.retry')}
      </Button>
      <Button look="warning" busy={t('cancel.confirm.busy')}>
        {t('cancel.confirm')}
      </Button>
    </Cluster>
  );
}

export function LongText() {
  const { t } = useTranslation();
  return <Button>{t('dependents.remove.confirm', { name: 'Marie-Élisabeth Desrochers-Larouche' })}</Button>;
}
