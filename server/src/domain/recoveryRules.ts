import type { RecoveryBody } from '../../../contract/recovery.ts';
import { bareNam, checkEmail, checkNam, cleanEmail } from '../../../contract/rules.ts';
import { refuseWrong } from './brokenFields.ts';
import { ExpiredRecord } from './errors.ts';

/** See spec §5. @throws BrokenRule */
export const toRecovery = (body: RecoveryBody): { email: string; nam: string } => {
  const [email, nam] = [cleanEmail(body.email), bareNam(body.nam)];
  refuseWrong({ email: checkEmail(email), nam: checkNam(nam) });
  return { email, nam };
};

/** The same for used, replaced, expired and unknown keys (410). */
export class RecoveryKeyExpired extends ExpiredRecord {
  constructor() {
    super('recover.keyExpired');
  }
}
