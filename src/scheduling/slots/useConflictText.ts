import { useTranslation } from 'react-i18next';

import type { Conflict } from './useConflicts';
import { useClinicTime } from '../text/useClinicTime';
import { useNetwork } from '../text/useNetwork';

export const useConflictText = () => {
  const { t } = useTranslation();
  const { timeOf } = useClinicTime();
  const { clinicNameOf } = useNetwork();
  return {
    /** « Déjà un rendez-vous », « Même heure que Léa ». */
    briefly: ({ kind, name }: Conflict): string => {
      if (kind === 'same') return t('conflict.same');
      return name === undefined ? t('conflict.other.me') : t('conflict.other', { name });
    },
    fully: ({ kind, appointment, name }: Conflict): string => {
      const told = { time: timeOf(appointment), clinic: clinicNameOf(appointment.clinicId) };
      if (kind === 'same') return t('conflict.same.text', told);
      return name === undefined ? t('conflict.other.me.text', told) : t('conflict.other.text', { ...told, name });
    },
  };
};
