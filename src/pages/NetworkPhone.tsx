import { useTranslation } from 'react-i18next';

import { selectBrand } from '../features/config/configSlice';
import { useAppSelector } from '../store/hooks';
import { Card, Icon, LinkLine, PhoneLink } from '../ui';

export function NetworkPhone() {
  const { t } = useTranslation();
  const { phone } = useAppSelector(selectBrand);
  if (!phone) return null;
  return (
    <Card>
      <h2>
        <Icon name="phone" /> <span>{t('soon.phone')}</span>
      </h2>
      <LinkLine>
        <PhoneLink phone={phone}>
          <strong translate="no">{phone}</strong>
        </PhoneLink>
      </LinkLine>
    </Card>
  );
}
