import { useTranslation } from 'react-i18next';

/** `see` names the button that leads from the filters to what they found. */
export const useCountText = (count: number, hasMore: boolean): { found: string; see: string } => {
  const { t } = useTranslation();
  if (count === 0) return { found: t('booking.empty'), see: t('booking.filters.close') };
  return hasMore
    ? { found: t('booking.countSoFar', { count }), see: t('booking.filters.seeSoFar', { count }) }
    : { found: t('booking.count', { count }), see: t('booking.filters.see', { count }) };
};
