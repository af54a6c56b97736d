import { useTranslation } from 'react-i18next';

import { checkRequired } from '../../../contract/required.ts';
import { withdrawalReasons, type WithdrawalReason } from '../../../contract/withdrawalReasons.ts';
import { Marked } from '../../i18n/Marked';
import { capitalised } from '../../lib/capitalised';
import { AlertDialog, Button, PortalForm, Radios, Stack } from '../../ui';
import type { Asking } from './slotsOf';
import { useAsked } from './useAsked';
import type { SlotActs } from './useSlotActs';

export type SlotDialogProps = { asking: Asking; timeZone: string; acts: SlotActs; onClosed: () => void };

type Values = { reason: WithdrawalReason | '' };

const initialValues: Values = { reason: '' };

/** No slot is withdrawn without a reason. */
const validate = ({ reason }: Values) => (checkRequired(reason) ? { reason: 'staff.slots.reason.needed' } : {});

export function WithdrawDialog({ asking, timeZone, acts, onClosed }: SlotDialogProps) {
  const { t } = useTranslation();
  const what = useAsked(asking, timeZone);
  const count = asking.slots.length;
  const withdraw = async ({ reason }: Values) => {
    const failure = reason === '' ? undefined : await acts.send(asking, reason);
    if (!failure) onClosed();
    return failure;
  };
  return (
    <AlertDialog
      title={t('staff.slots.withdraw.title', { count })}
      text={<Marked text={t('staff.slots.withdraw.text', { count, what })} />}
      onDismiss={onClosed}
    >
      <PortalForm initialValues={initialValues} validate={validate} onSubmit={withdraw}>
        {({ isSending }) => (
          <>
            <Radios
              name="reason"
              label={t('staff.slots.reason')}
              options={withdrawalReasons.map((reason) => ({
                value: reason,
                label: capitalised(t(`staff.slots.reason.${reason}`)),
              }))}
            />
            <Stack>
              <Button look="secondary" onPress={onClosed}>
                {t('staff.slots.withdraw.keep')}
              </Button>
              <Button type="submit" look="warning" busy={isSending && t('staff.act.sending')}>
                {t('staff.slots.withdraw.confirm')}
              </Button>
            </Stack>
          </>
        )}
      </PortalForm>
    </AlertDialog>
  );
}
