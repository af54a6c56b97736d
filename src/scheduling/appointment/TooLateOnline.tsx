import { useTranslation } from 'react-i18next';

import { PhoneLink } from '../../ui';

export function TooLateOnline({ phone }: { phone: string | null }) {
  const { t } = useTranslation();
  return (
    <p>
      <span>{t('appointment.tooLate')}</span>
      {phone && (
        <>
          {' '}
          <PhoneLink phone={phone} />
        </>
      )}
    </p>
  );
}
