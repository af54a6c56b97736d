import { useTranslation } from 'react-i18next';

import { BottomNotice, useLater } from '../../ui';

/** Longer than this, and a person wonders. In milliseconds. */
const noticeable = 3_000;

/** While the device works before a place is kept: what it does, once that takes long, and that nothing is asked of anybody. */
export function LongWork() {
  const { t } = useTranslation();
  return useLater(noticeable) && <BottomNotice title={t('express.working')}>{t('express.working.text')}</BottomNotice>;
}
