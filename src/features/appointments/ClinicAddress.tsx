import { useTranslation } from 'react-i18next';

import { useNetwork } from './useNetwork';

/** A clinic as it stands on an envelope. */
export function ClinicAddress({ clinicId }: { clinicId: string }) {
  const { t } = useTranslation();
  const clinic = useNetwork().clinicOf(clinicId);
  if (!clinic) return t('visit.clinicUnknown');
  const { line, city, postalCode } = clinic.address;
  return (
    <>
      {clinic.name}
      <br />{line}
      <br />{t('visit.cityLine', { city, postalCode: postalCode ?? '' })}
    </>
  );
}
