import { useTranslation } from 'react-i18next';

import type { StaffPersonSummary } from '../../../contract/staffPeople.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDate } from '../../lib/clinicTime';
import { listed } from '../../lib/lists';
import { useAge } from '../day/useAge';

/** Who somebody is, and how far that is known. */
export const usePersonFacts = ({ name, birthDate, age, number, hasAccount }: StaffPersonSummary) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const born = birthDate === null ? t('staff.person.noBirthDate') : formatDate(birthDate, lang, { weekday: false });
  const facts = {
    name: name || t('staff.day.noName'),
    born: listed([born, useAge(age)]),
    number: t(`staff.person.number.${number}`),
    account: t(hasAccount ? 'staff.person.account.yes' : 'staff.person.account.no'),
  };
  return { ...facts, line: listed([facts.born, facts.number, facts.account]) };
};
