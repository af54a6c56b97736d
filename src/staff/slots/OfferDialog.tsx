import { useTranslation } from 'react-i18next';

import { Marked } from '../../i18n/Marked';
import { listed } from '../../lib/lists';
import { AlertDialog, Button, PortalForm, Stack } from '../../ui';
import { useAsked } from './useAsked';
import { useBecause } from './useBecause';
import type { SlotDialogProps } from './WithdrawDialog';

export function OfferDialog({ asking, timeZone, acts, onClosed }: SlotDialogProps) {
  const { t } = useTranslation();
  const because = useBecause();
  const asked = useAsked(asking, timeZone);
  const [first, ...others] = asking.slots;
  const alone = others.length === 0 ? first : undefined;
  const what = listed([asked, alone && because(alone)]);
  const count = asking.slots.length;
  const offer = async () => {
    const failure = await acts.send(asking);
    if (!failure) onClosed();
    return failure;
  };
  return (
    <AlertDialog
      title={t('staff.slots.offer.title', { count })}
      text={<Marked text={t('staff.slots.offer.text', { count, what })} />}
      onDismiss={onClosed}
    >
      <PortalForm initialValues={{}} validate={() => ({})} onSubmit={offer}>
        {({ isSending }) => (
          <Stack>
            <Button look="secondary" onPress={onClosed}>
              {t('staff.slots.offer.keep')}
            </Button>
            <Button type="submit" busy={isSending && t('staff.act.sending')}>
              {t('staff.slots.offer.confirm')}
            </Button>
          </Stack>
        )}
      </PortalForm>
    </AlertDialog>
  );
}
