import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../contract/appointments.ts';
import { millisecondsOf } from '../../../contract/instants.ts';
import { useTold } from '../../i18n/useTold';
import { Alert, Stack } from '../../ui';
import { useBookingChannel } from '../channel/channel';
import { useClinicTime } from '../text/useClinicTime';
import { useCodeText } from '../text/useCodeText';
import { isCancellable, isToCome, type Told } from './appointmentStatus';
import { useStatusTime } from './useStatusTime';

type Props = { appointment: Told & Pick<Appointment, 'timeZone' | 'mode'>; clinicName: string };

export function ClinicChange({ appointment, clinicName, may }: Props & { may: { move: boolean; cancel: boolean } }) {
  const { t } = useTranslation();
  const told = useTold();
  const { modeChange } = useCodeText();
  const now = useStatusTime();
  const { dateTimeOf } = useClinicTime();
  const { cancelUntil, mode, start, timeZone, movedFrom = start, movedFromMode, movedFromClinic } = appointment;
  const how = modeChange(movedFromMode, mode);
  return (
    <Stack $gap="xs">
      {how && (
        <p>
          <strong>{how.now}</strong> <strong>{how.was}</strong>
        </p>
      )}
      {movedFromClinic !== undefined && clinicName !== '' && (
        <p>{told('news.moved.place', { from: movedFromClinic, to: clinicName })}</p>
      )}
      {millisecondsOf(movedFrom) !== millisecondsOf(start) && (
        <p>
          {told('news.moved.text', { from: dateTimeOf({ start: movedFrom, timeZone }), to: dateTimeOf(appointment) })}
        </p>
      )}
      {may.cancel && isCancellable(appointment, now) && (
        <p>
          {told(may.move ? 'news.moved.until' : 'news.moved.cancelUntil', {
            limit: dateTimeOf({ start: cancelUntil, timeZone }),
          })}
        </p>
      )}
      <p>{t('news.moved.stands')}</p>
    </Stack>
  );
}

export function ClinicChangeAlert({ appointment, clinicName }: Props) {
  const { t } = useTranslation();
  const now = useStatusTime();
  const { cancel, reschedule } = useBookingChannel();
  const may = { move: reschedule !== undefined, cancel: cancel !== undefined };
  if (appointment.movedFrom === undefined || !isToCome(appointment, now)) return null;
  return (
    <Alert tone="warning" title={t('news.moved')}>
      <ClinicChange {...{ appointment, clinicName, may }} />
    </Alert>
  );
}
