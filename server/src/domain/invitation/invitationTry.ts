import type { InvitationAuthBody } from '../../../../contract/invitation.ts';
import { bareNam, checkBirthDate, checkNam, checkRequired } from '../../../../contract/rules.ts';
import { refuseWrong } from '../brokenFields.ts';
import { bareCode } from './code.ts';

/**
 * What somebody typed at the door of the hub, under the rules of the form: the number as at sign-up, the code without its spaces.
 * @param today the date in Quebec @throws BrokenRule (422) naming each wrong field; of whether it opens anything it says nothing
 */
export const toInvitationTry = ({ nam, birthDate, code }: InvitationAuthBody, today: string): InvitationAuthBody => {
  const typed = { nam: bareNam(nam), birthDate, code: bareCode(code) };
  refuseWrong({
    nam: checkNam(typed.nam),
    birthDate: checkBirthDate(birthDate, today),
    code: checkRequired(typed.code),
  });
  return typed;
};
