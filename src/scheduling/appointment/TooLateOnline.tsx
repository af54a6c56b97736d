import { useTranslation } from 'react-i18next';

import { PhoneLink } from '../../ui';

export function TooLateOnline({ phone }: { phone: string | null }) {
  const { t } = useTranslation();
  return (
    <p>
      {t('appointment.tooLate')}
      {phone && (
        <>
          {' '}
          <PhoneLink phone={phone} />
        </>
      )}
    </p>
  );
}
