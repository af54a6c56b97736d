import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Appointment } from '../../../contract/appointments.ts';
import { useTold } from '../../i18n/useTold';
import { useAddAlertMutation } from '../../api/alertsApi';
import { calendarDateOf } from '../../lib/clinicTime';
import { paths } from '../../lib/paths';
import { Button, Stack, saysOnArrival } from '../../ui';
import { LookAgain } from '../../scheduling/channel/LookAgain';
import { ProblemAlert } from '../../scheduling/channel/ProblemAlert';
import { useAlerts } from '../../scheduling/hold/useAlerts';
import { earlierCriteria } from './watchedCriteria';

/** The text replacing the button takes the focus. */
export function WatchEarlier({
  appointment,
  personName,
}: {
  appointment: Appointment;
  personName: string | undefined;
}) {
  const { t } = useTranslation();
  const told = useTold();
  const { alerts, isKnown, isLoading: isAsking } = useAlerts();
  const [add, { isLoading, isSuccess, error }] = useAddAlertMutation();
  const said = useRef<HTMLParagraphElement>(null);
  const today = calendarDateOf(new Date().toISOString(), appointment.timeZone);
  const {
    reservationId,
    patient: { patientId },
  } = appointment;
  const isWatched = alerts.some(
    (alert) => alert.reservationId === reservationId && (alert.state === 'waiting' || alert.state === 'offered'),
  );
  const isShown = isKnown && !isAsking;
  const isJustAsked = isShown && isWatched && isSuccess;
  useEffect(() => {
    if (isJustAsked) said.current?.focus();
  }, [isJustAsked]);
  if (!isShown) return null;
  if (isWatched)
    return (
      <p ref={said} tabIndex={-1} {...saysOnArrival}>
        <span>{t('watch.earlier.on')}</span> <Link to={paths.alerts}>{t('watch.see')}</Link>
      </p>
    );
  const watch = () => {
    void add({ criteria: earlierCriteria(appointment, today), dependent: { patientId }, reservationId });
  };
  return (
    <Stack $gap="m">
      <ProblemAlert
        problem={error}
        unknown={{ what: t('watch.notKnown'), look: <LookAgain isBusy={isLoading} onLook={watch} /> }}
      />
      <div>
        <Button look="quiet" busy={isLoading && t('watch.start.busy')} onPress={watch}>
          {personName === undefined ? t('watch.earlier') : told('watch.earlier.for', { name: personName })}
        </Button>
      </div>
    </Stack>
  );
}
