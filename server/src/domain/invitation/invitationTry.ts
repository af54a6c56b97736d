import type { InvitationAuthBody } from '../../../../contract/invitation.ts';
import { bareNam, checkBirthDate, checkNam, checkRequired } from '../../../../contract/rules.ts';
import { refuseWrong } from '../brokenFields.ts';
import { bareCode } from './code.ts';

/** @throws BrokenRule */
export const toInvitationTry = ({ nam, birthDate, code }: InvitationAuthBody, today: string): InvitationAuthBody => {
  const typed = { nam: bareNam(nam), birthDate, code: bareCode(code) };
  refuseWrong({
    nam: checkNam(typed.nam),
    birthDate: checkBirthDate(birthDate, today),
    code: checkRequired(typed.code),
  });
  return typed;
};
