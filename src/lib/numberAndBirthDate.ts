import { birthDayIn } from '../../contract/healthNumber.ts';
import { cleanNam } from '../../contract/rules.ts';

export const isOtherBirthDate = (nam: string, birthDate: string): boolean => {
  const day = birthDayIn(cleanNam(nam));
  return day !== null && day !== birthDate.slice(2);
};
