import { useTranslation } from 'react-i18next';

import { ageOn, monthsOn } from '../../../contract/age.ts';

export const useAgeText = (): ((birthDate: string, today: string) => string) => {
  const { t } = useTranslation();
  return (birthDate, today) => {
    const years = ageOn(today, birthDate);
    if (years > 0) return t('dependents.age.years', { count: years });
    const months = monthsOn(today, birthDate);
    return months > 0 ? t('dependents.age.months', { count: months }) : t('dependents.age.newborn');
  };
};
