import { useTranslation } from 'react-i18next';

import { isAccessBasis } from '../../../contract/accessBases.ts';
import type { StaffPersonLink } from '../../../contract/staffPeople.ts';

type Asked = Pick<StaffPersonLink, 'basis' | 'awaits'>;

/** On what an access rests, and what the law asks before it opens. */
export const useBasis = () => {
  const { t } = useTranslation();
  return {
    nameOf: ({ basis }: Pick<Asked, 'basis'>): string =>
      isAccessBasis(basis) ? t(`dependents.basis.${basis}`) : basis,
    lawOf: ({ basis, awaits }: Asked): string => {
      if (awaits === 'person') return t('staff.law.person');
      return isAccessBasis(basis) ? t(`staff.law.${basis}`) : t('staff.law.other');
    },
  };
};
