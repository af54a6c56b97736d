import { useTranslation } from 'react-i18next';

/** « à 2,3 km »: one decimal below ten kilometres, none above. Nothing when the distance is unknown. */
export const useDistanceText = (distanceKm: number | undefined): string => {
  const { t, i18n } = useTranslation();
  if (distanceKm === undefined) return '';
  const digits = distanceKm < 10 ? 1 : 0;
  return t('booking.distance', {
    distance: new Intl.NumberFormat(`${i18n.language}-CA`, { maximumFractionDigits: digits }).format(distanceKm),
  });
};
