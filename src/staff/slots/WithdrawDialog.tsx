import { useTranslation } from 'react-i18next';

import { Marked } from '../../i18n/Marked';
import { AlertDialog } from '../../ui';
import { ReasonForm } from './ReasonForm';
import type { Asking } from './slotsOf';
import { useAsked } from './useAsked';
import type { SlotActs } from './useSlotActs';

export type SlotDialogProps = { asking: Asking; timeZone: string; acts: SlotActs; onClosed: () => void };

export function WithdrawDialog({ asking, timeZone, acts, onClosed }: SlotDialogProps) {
  const { t } = useTranslation();
  const what = useAsked(asking, timeZone);
  const count = asking.slots.length;
  return (
    <AlertDialog
      title={t('staff.slots.withdraw.title', { count })}
      text={<Marked text={t('staff.slots.withdraw.text', { count, what })} />}
      onDismiss={onClosed}
    >
      <ReasonForm act="withdraw" onSubmit={(reason) => acts.send(asking, reason)} onClosed={onClosed} />
    </AlertDialog>
  );
}
