import { useTranslation } from 'react-i18next';

import type { Slot } from '../../../contract/appointments.ts';
import { refusalIn } from '../../api/capability';
import type { GuestHeld } from '../../api/guestApi';
import { useAppSelector } from '../../store/hooks';
import type { FormFailure } from '../../ui';
import { selectRaisonVisite } from '../../scheduling/channel/appointmentsSlice';
import { useBookingChannel } from '../../scheduling/channel/channel';
import { LookAgain } from '../../scheduling/channel/LookAgain';
import { HoldTimer } from '../../scheduling/hold/HoldTimer';
import { ProblemAlert } from '../../scheduling/channel/ProblemAlert';
import { useAttempt } from '../../scheduling/channel/useAttempt';
import { useNetwork } from '../../scheduling/text/useNetwork';
import { CodeStep } from './CodeStep';
import type { GuestAnswers } from './guestAnswers';
import { heldBy } from './heldBy';
import { useIdentify } from './useIdentify';

type Props = {
  kept: GuestHeld;
  slot: Slot;
  answers: GuestAnswers;
  contactAddress: string;
  onBooked: () => void;
  onOtherTime: () => void;
};

/** Only the newest code is valid. */
export function BookWithCode({ kept, slot, answers, contactAddress, onBooked, onOtherTime }: Props) {
  const { t } = useTranslation();
  const { clinicOf } = useNetwork();
  const { attempt } = useAttempt(useBookingChannel().book);
  const reason = useAppSelector(selectRaisonVisite);
  const { identify, isBusy, isDone, problem } = useIdentify(kept.token, answers);
  const book = async (code: string): Promise<FormFailure | undefined> => {
    const outcome = await attempt(slot, { reason, code });
    if (outcome.kind === 'done') onBooked();
    if (outcome.kind === 'lost') onOtherTime();
    if (outcome.kind !== 'refused') return undefined;
    const refusal = refusalIn(outcome.failure);
    return refusal?.status === 'network' ? { message: 'review.lostAnswer' } : (refusal ?? {});
  };
  const mailAgain = () => {
    void identify();
  };
  return (
    <CodeStep
      email={answers.email}
      phone={clinicOf(slot.clinicId)?.phone}
      contactAddress={contactAddress}
      timer={<HoldTimer held={heldBy(kept, slot)} saysStart={false} onLookAgain={onOtherTime} />}
      onCode={book}
      again={{
        send: mailAgain,
        isBusy,
        isDone,
        problem: (
          <ProblemAlert
            problem={problem}
            unknown={{ what: t('guest.code.notKnown'), look: <LookAgain isBusy={isBusy} onLook={mailAgain} /> }}
          />
        ),
      }}
    />
  );
}
