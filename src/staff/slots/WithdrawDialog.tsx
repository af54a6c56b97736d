import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { withdrawalReasons, type WithdrawalReason } from '../../../contract/withdrawalReasons.ts';
import { useServerMessage } from '../../i18n/useServerMessage';
import { Alert, AlertDialog, Button, Stack } from '../../ui';
import type { Asking } from './slotsOf';
import { useAsked } from './useAsked';
import type { SlotActs } from './useSlotActs';

export type SlotDialogProps = { asking: Asking; timeZone: string; acts: SlotActs; onClosed: () => void };

type Failure = Awaited<ReturnType<SlotActs['send']>>;

/** One button a reason: no slot is withdrawn without one. */
export function WithdrawDialog({ asking, timeZone, acts, onClosed }: SlotDialogProps) {
  const { t } = useTranslation();
  const words = useServerMessage();
  const what = useAsked(asking, timeZone);
  const [sending, setSending] = useState<WithdrawalReason>();
  const [error, setError] = useState<Failure>();
  const count = asking.slots.length;
  const withdraw = async (reason: WithdrawalReason): Promise<void> => {
    if (sending !== undefined) return;
    setSending(reason);
    const failure = await acts.send(asking, reason);
    setSending(undefined);
    setError(failure);
    if (!failure) onClosed();
  };
  return (
    <AlertDialog
      title={t('staff.slots.withdraw.title', { count })}
      text={t('staff.slots.withdraw.text', { count, what })}
      onDismiss={onClosed}
    >
      <Stack>
        {error && <Alert>{words(error)}</Alert>}
        <Button look="secondary" onPress={onClosed}>
          {t('staff.slots.withdraw.keep')}
        </Button>
        {withdrawalReasons.map((reason) => (
          <Button
            key={reason}
            look="warning"
            busy={sending === reason && t('staff.act.sending')}
            onPress={() => {
              void withdraw(reason);
            }}
          >
            {t('staff.slots.withdraw.for', { reason: t(`staff.slots.reason.${reason}`) })}
          </Button>
        ))}
      </Stack>
    </AlertDialog>
  );
}
