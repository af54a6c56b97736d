import { useTranslation } from 'react-i18next';

import { Button, Icon } from '../../ui';

/** Prints the page as it is. */
export function PrintButton() {
  const { t } = useTranslation();
  return <Button look="quiet" onPress={() => { window.print(); }}><Icon name="print" />{t('visit.print')}</Button>;
}
