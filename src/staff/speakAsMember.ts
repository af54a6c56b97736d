import type { i18n } from 'i18next';

import type { StaffMember } from '../../contract/staff.ts';
import { languageChanged } from './sessionSlice';
import { chosenLanguage, speakStaff } from './staffI18n';
import type { StaffStore } from './staffStore';

/** A language chosen in this tab wins. */
export const speakAsMember = async (
  { lang }: StaffMember,
  instance: i18n,
  dispatch: StaffStore['dispatch'],
): Promise<void> => {
  if (chosenLanguage() === null && (await speakStaff(instance, lang))) dispatch(languageChanged(lang));
};
