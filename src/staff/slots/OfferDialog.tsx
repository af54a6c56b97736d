import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useServerMessage } from '../../i18n/useServerMessage';
import { listed } from '../../lib/lists';
import { Alert, AlertDialog, Button, Stack } from '../../ui';
import { useAsked } from './useAsked';
import { useBecause } from './useBecause';
import type { SlotActs } from './useSlotActs';
import type { SlotDialogProps } from './WithdrawDialog';

type Failure = Awaited<ReturnType<SlotActs['send']>>;

export function OfferDialog({ asking, timeZone, acts, onClosed }: SlotDialogProps) {
  const { t } = useTranslation();
  const words = useServerMessage();
  const because = useBecause();
  const asked = useAsked(asking, timeZone);
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<Failure>();
  const [first, ...others] = asking.slots;
  const alone = others.length === 0 ? first : undefined;
  const what = listed([asked, alone && because(alone)]);
  const count = asking.slots.length;
  const offer = async (): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    const failure = await acts.send(asking);
    setIsSending(false);
    setError(failure);
    if (!failure) onClosed();
  };
  return (
    <AlertDialog
      title={t('staff.slots.offer.title', { count })}
      text={t('staff.slots.offer.text', { count, what })}
      onDismiss={onClosed}
    >
      <Stack>
        {error && <Alert>{words(error)}</Alert>}
        <Button look="secondary" onPress={onClosed}>
          {t('staff.slots.offer.keep')}
        </Button>
        <Button
          busy={isSending && t('staff.act.sending')}
          onPress={() => {
            void offer();
          }}
        >
          {t('staff.slots.offer.confirm')}
        </Button>
      </Stack>
    </AlertDialog>
  );
}
