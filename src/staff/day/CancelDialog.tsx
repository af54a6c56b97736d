import { useTranslation } from 'react-i18next';

import type { StaffAppointment, StaffDayQuery } from '../../../contract/staff.ts';
import { useServerMessage } from '../../i18n/useServerMessage';
import { useTold } from '../../i18n/useTold';
import { Alert, AlertDialog, Button, Stack } from '../../ui';
import { useCancelAppointmentMutation } from '../staffApi';
import type { AskedProps } from './dayListProps';
import { useWhen } from './useWhen';

type Props = AskedProps & {
  day: StaffDayQuery;
  onSending: (appointment: StaffAppointment) => void;
  onCancelled: (appointment: StaffAppointment) => void;
};

export function CancelDialog({ appointment, day, timeZone, onClosed, onSending, onCancelled }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const words = useServerMessage();
  const when = useWhen(appointment, timeZone);
  const [send, { isLoading, error, originalArgs }] = useCancelAppointmentMutation();
  const { name, reservationId, startsAt } = appointment;
  const cancel = async (offersAgain: boolean): Promise<void> => {
    onSending(appointment);
    const { error: failure } = await send({ reservationId, startsAt, offersAgain, day });
    if (failure) return;
    onClosed();
    onCancelled(appointment);
  };
  const choice = (offersAgain: boolean, label: string) => (
    <Button
      look="warning"
      busy={isLoading && originalArgs?.offersAgain === offersAgain && t('staff.act.sending')}
      onPress={() => {
        if (!isLoading) void cancel(offersAgain);
      }}
    >
      {label}
    </Button>
  );
  return (
    <AlertDialog title={t('staff.cancel.title')} text={told('staff.cancel.text', { name, when })} onDismiss={onClosed}>
      <Stack>
        {error && <Alert>{words(error)}</Alert>}
        <Button look="secondary" onPress={onClosed}>
          {t('staff.cancel.keep')}
        </Button>
        {choice(true, t('staff.cancel.offer'))}
        {choice(false, t('staff.cancel.withhold'))}
      </Stack>
    </AlertDialog>
  );
}
