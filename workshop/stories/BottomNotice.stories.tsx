import { useTranslation } from 'react-i18next';

import { BottomNotice, Button } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'News/BottomNotice' } satisfies Subject;

export function Text() {
  const { t } = useTranslation();
  return <BottomNotice title={t('offline.title')}>{t('offline.text')}</BottomNotice>;
}

export function WithActions() {
  const { t } = useTranslation();
  return (
    <BottomNotice
      title={t('newVersion.title')}
      actions={
        <>
          <Button>{t('newVersion.take')}</Button>
          <Button look="secondary">{t('newVersion.later')}</Button>
        </>
      }
    >
      {t('newVersion.text')}
    </BottomNotice>
  );
}
