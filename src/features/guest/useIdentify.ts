import { useIdentifyGuestMutation } from '../../api/guestApi';
import { useLanguage } from '../../i18n/useLanguage';
import { isEnded } from '../../scheduling/channel/refusals';
import { useDispatchHere } from '../../scheduling/channel/useDispatchHere';
import { useStanding } from '../../unproven/useStanding';
import { identityOf } from './questions';
import type { GuestAnswers } from './guestAnswers';
import { bookingEnded, codeSent } from './guestSlice';

/** True once the code is emailed. */
export const useIdentify = (token: string, answers: GuestAnswers) => {
  const lang = useLanguage();
  const note = useDispatchHere();
  const [send, asked] = useIdentifyGuestMutation();
  const { isLoading, isSuccess } = asked;
  const { error } = useStanding(asked);
  const identify = async (): Promise<boolean> => {
    const { data, error: failure } = await send({ token, ...identityOf(answers, lang) });
    if (data) note(codeSent(data));
    else if (isEnded(failure)) note(bookingEnded());
    return data !== undefined;
  };
  return { identify, isBusy: isLoading, isDone: isSuccess, problem: error };
};
