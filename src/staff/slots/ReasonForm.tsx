import { useTranslation } from 'react-i18next';

import { checkRequired } from '../../../contract/required.ts';
import { withdrawalReasons, type WithdrawalReason } from '../../../contract/withdrawalReasons.ts';
import { capitalised } from '../../lib/capitalised';
import { Button, PortalForm, Radios, Stack, type FormFailure } from '../../ui';

type Values = { reason: WithdrawalReason | '' };

const initialValues: Values = { reason: '' };

/** No slot is withdrawn without a reason. */
const validate = ({ reason }: Values) => (checkRequired(reason) ? { reason: 'staff.slots.reason.needed' } : {});

type Props = {
  act: 'withdraw' | 'close';
  onSubmit: (reason: WithdrawalReason) => Promise<FormFailure | undefined>;
  onClosed: () => void;
};

/** In a dialog, which it closes once done. */
export function ReasonForm({ act, onSubmit, onClosed }: Props) {
  const { t } = useTranslation();
  const submit = async ({ reason }: Values) => {
    const failure = reason === '' ? undefined : await onSubmit(reason);
    if (!failure) onClosed();
    return failure;
  };
  return (
    <PortalForm initialValues={initialValues} validate={validate} onSubmit={submit}>
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
              {t(`staff.slots.${act}.keep`)}
            </Button>
            <Button type="submit" look="warning" busy={isSending && t('staff.act.sending')}>
              {t(`staff.slots.${act}.confirm`)}
            </Button>
          </Stack>
        </>
      )}
    </PortalForm>
  );
}
