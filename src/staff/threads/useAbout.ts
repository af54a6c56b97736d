import { useTranslation } from 'react-i18next';

import type { StaffThread } from '../../../contract/staffThreads.ts';
import { listed } from '../../lib/lists';
import { useAge } from '../day/useAge';

/** About whom it is, and in which language the answer will be read. */
export const useAbout = ({ name, age, lang }: StaffThread['about']) => {
  const { t } = useTranslation();
  return { name: name || t('staff.day.noName'), facts: listed([useAge(age), t(`staff.threads.lang.${lang}`)]) };
};
