import { useTranslation } from 'react-i18next';

export const useAge = (age: number | null): string | undefined => {
  const { t } = useTranslation();
  if (age === null) return undefined;
  return age === 0 ? t('staff.day.baby') : t('staff.day.age', { count: age });
};
