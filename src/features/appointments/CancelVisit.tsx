import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../contract/appointments.ts';
import { useCancelReservationMutation } from '../../api/appointmentsApi';
import { refusalIn } from '../../api/capability';
import { toAppointment } from '../../lib/paths';
import { Button, ButtonLink, Card, Cluster, Page, SummaryList } from '../../ui';
import { CancelledVisit } from './CancelledVisit';
import { ProblemAlert } from './ProblemAlert';
import { TooLateToCancel } from './TooLateToCancel';
import { useVisitRows } from './useVisitRows';
import { isCancellable } from './visitStatus';

/** Asks once before a visit is cancelled for good, in two verbs that cannot be confused. */
export function CancelVisit({ visit }: { visit: Reservation }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const rows = useVisitRows();
  const [cancel, { isLoading, isSuccess, error }] = useCancelReservationMutation();
  const { reservationId, clinicId } = visit;
  const message = refusalIn(error)?.message;

  if (isSuccess || visit.status === 'cancelled' || message === 'appointment.alreadyCancelled') return <CancelledVisit visit={visit} />;
  if (message === 'appointment.tooLateToCancel' || !isCancellable(visit, now)) return <TooLateToCancel visit={visit} />;
  return (
    <Page title={t('cancel.title')} back={{ to: toAppointment(reservationId) }}>
      <ProblemAlert problem={error} noAnswer={t('cancel.lostAnswer')} />
      <Card><SummaryList rows={[rows.when(visit), rows.where(visit), rows.who(visit)]} /></Card>
      <p>{t('cancel.consequence')}</p>
      <Cluster>
        <Button look="warning" busy={isLoading && t('cancel.confirm.busy')} onPress={() => { void cancel({ clinicId, reservationId }); }}>
          {t('cancel.confirm')}
        </Button>
        <ButtonLink to={toAppointment(reservationId)} look="secondary">{t('cancel.keep')}</ButtonLink>
      </Cluster>
    </Page>
  );
}
