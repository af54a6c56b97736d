import { useTranslation } from 'react-i18next';

import type { StaffDayQuery } from '../../../contract/staff.ts';
import type { StaffSlot } from '../../../contract/staffSlots.ts';
import type { WithdrawalReason } from '../../../contract/withdrawalReasons.ts';
import { fieldsOf } from '../../lib/isRecord';
import { listed } from '../../lib/lists';
import type { FormFailure } from '../../ui';
import { useWithdrawSlotsMutation } from '../slotsApi';
import { useCancelAppointmentMutation } from '../staffApi';
import { isUntaken } from './slotsOf';

/** Somebody was faster, or it has begun: the others are still closed. */
const isLeft = (failure: unknown): boolean => {
  const { status } = fieldsOf(failure);
  return status === 404 || status === 409 || status === 422;
};

type Closed = { withdrawn: number; cancelled: number; left: number };

const useClosedWords = () => {
  const { t } = useTranslation();
  return ({ cancelled, left, withdrawn }: Closed): string => {
    const what = listed([
      t('staff.slots.close.withdrawn', { count: withdrawn }),
      t('staff.slots.close.cancelled', { count: cancelled }),
    ]);
    return left === 0
      ? t('staff.slots.close.done', { what })
      : t('staff.slots.close.partly', { what, left: t('staff.slots.close.left', { count: left }) });
  };
};

/** What stands on screen: the free slots at once, so that nobody books meanwhile, then one appointment after the other. */
export const useCloseDay = (day: StaffDayQuery, onDone: (said: string) => void) => {
  const [withdraw] = useWithdrawSlotsMutation();
  const [cancel] = useCancelAppointmentMutation();
  const words = useClosedWords();
  const withdrawAll = async (slots: readonly string[], reason: WithdrawalReason) => {
    if (slots.length === 0) return { done: 0, left: 0 };
    const key = crypto.randomUUID();
    const { data, error } = await withdraw({
      body: { clinic: day.clinic, slots: [...slots], reason, setAside: true },
      key,
    });
    if (error) return isLeft(error) ? { done: 0, left: slots.length } : { error };
    return data ?? { done: slots.length, left: 0 };
  };
  return async (slots: readonly StaffSlot[], reason: WithdrawalReason): Promise<FormFailure | undefined> => {
    const free = slots.filter(isUntaken).map(({ slotId }) => slotId);
    const freed = await withdrawAll(free, reason);
    if ('error' in freed) return freed.error;
    const closed: Closed = { withdrawn: freed.done, cancelled: 0, left: freed.left };
    for (const { reservationId, startsAt } of slots) {
      if (reservationId === null) continue;
      const { error } = await cancel({ reservationId, startsAt, offersAgain: false, day });
      if (error && !isLeft(error)) return error;
      closed[error ? 'left' : 'cancelled'] += 1;
    }
    onDone(words(closed));
    return undefined;
  };
};
