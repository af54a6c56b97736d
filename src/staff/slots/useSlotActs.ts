import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { StaffSlotsChanged } from '../../../contract/staffSlots.ts';
import type { WithdrawalReason } from '../../../contract/withdrawalReasons.ts';
import { useOfferSlotsMutation, useWithdrawSlotsMutation } from '../slotsApi';
import { useActKeys } from '../useActKeys';
import type { Asking } from './slotsOf';

/** `count` tells equal sentences apart. */
export type Told = { texts: readonly string[]; count: number };

export type SlotActs = ReturnType<typeof useSlotActs>;

export const useSlotActs = (clinic: string) => {
  const { t } = useTranslation();
  const [withdraw] = useWithdrawSlotsMutation();
  const [offer] = useOfferSlotsMutation();
  const [told, setTold] = useState<Told>();
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const keys = useActKeys();
  const tell = (act: Asking['act'], { done, left }: StaffSlotsChanged) => {
    const texts = [
      t(`staff.slots.${act}.done`, { count: done }),
      ...(left > 0 ? [t('staff.slots.left', { count: left })] : []),
    ];
    setTold((before) => ({ texts, count: (before?.count ?? 0) + 1 }));
  };
  /** They change by one’s own hand: that is no news. */
  const expect = (slots: Asking['slots']) => {
    setOwn(new Set(slots.map(({ slotId }) => slotId)));
  };
  const send = async ({ act, slots }: Asking, reason?: WithdrawalReason) => {
    const ids = slots.map(({ slotId }) => slotId);
    const named = [act, reason, ...ids].join(' ');
    const key = keys.keyOf(named);
    expect(slots);
    const { data, error } = await (reason === undefined
      ? offer({ body: { clinic, slots: ids }, key })
      : withdraw({ body: { clinic, slots: ids, reason, setAside: false }, key }));
    if (error) keys.failed(named, error);
    else {
      keys.done(named);
      tell(act, data ?? { done: ids.length, left: 0 });
    }
    return error;
  };
  return { send, expect, told, own };
};
