import { useTranslation } from 'react-i18next';

import { PhoneLink } from '../../ui';

/** Too late to cancel online: what to do instead, with the clinic's phone where it is known. */
export function TooLateOnline({ phone }: { phone: string | null }) {
  const { t } = useTranslation();
  return (
    <p>
      {t('visit.tooLate')}
      {phone && (
        <>
          {' '}
          <PhoneLink phone={phone} />
        </>
      )}
    </p>
  );
}
