import { useTranslation } from 'react-i18next';

import { Button } from './Button';
import { Icon } from './Icon';

export function PrintButton() {
  const { t } = useTranslation();
  return (
    <Button
      look="quiet"
      onPress={() => {
        window.print();
      }}
    >
      <Icon name="print" />
      <span>{t('common.print')}</span>
    </Button>
  );
}
