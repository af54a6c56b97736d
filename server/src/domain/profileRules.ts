import type { ErrorCode } from '../../../contract/errorCodes.ts';
import { checkName, tidyName } from '../../../contract/names.ts';
import { checkBirthDate, checkPhone } from '../../../contract/rules.ts';
import type { ProfileChange } from '../../../contract/session.ts';
import { refuseWrong } from './brokenFields.ts';

const ifGiven = (
  value: string | null | undefined,
  check: (given: string) => ErrorCode | undefined,
): ErrorCode | undefined => (value === undefined || value === null ? undefined : check(value));

/** @throws BrokenRule */
export const toProfileChange = (
  { firstName, lastName, phone, ...rest }: ProfileChange,
  today: string,
): ProfileChange => {
  const change: ProfileChange = {
    ...rest,
    ...(firstName === undefined ? {} : { firstName: tidyName(firstName) }),
    ...(lastName === undefined ? {} : { lastName: tidyName(lastName) }),
    ...(phone === undefined ? {} : { phone: phone === null || phone.trim() === '' ? null : phone.trim() }),
  };
  refuseWrong({
    firstName: ifGiven(change.firstName, checkName),
    lastName: ifGiven(change.lastName, checkName),
    birthDate: ifGiven(change.birthDate, (date) => checkBirthDate(date, today)),
    phone: ifGiven(change.phone, checkPhone),
  });
  return change;
};
