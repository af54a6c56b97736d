import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Appointment } from '../../../contract/appointments.ts';
import { useTold } from '../../i18n/useTold';
import { useAddAlertMutation } from '../../api/alertsApi';
import { refusalIn } from '../../api/capability';
import type { Person } from '../../api/appointmentsApi';
import { useGetUserQuery } from '../../api/profileApi';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../store/hooks';
import { Button, Card, LinkLine, Note, Outcome } from '../../ui';
import { LookAgain } from '../../scheduling/channel/LookAgain';
import { selectRaisonVisite } from '../../scheduling/channel/appointmentsSlice';
import { ProblemAlert } from '../../scheduling/channel/ProblemAlert';
import type { SearchChoice } from '../../scheduling/search/searchChoice';
import { useChosen } from '../../scheduling/channel/useChosen';
import { useAlerts } from '../../scheduling/hold/useAlerts';
import { isSameWatch, watchedCriteria } from './watchedCriteria';

type Props = { choice: SearchChoice; person: Person; personName: string | undefined; moving: Appointment | undefined };

export function WatchSlots({ choice, person, personName, moving }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const raisonVisite = useAppSelector(selectRaisonVisite);
  const { profId = null } = useChosen(moving?.reservationId ?? null);
  const { alerts, isKnown } = useAlerts();
  const { data: profile } = useGetUserQuery();
  const [add, { isLoading, isSuccess, error }] = useAddAlertMutation();
  const isFull = refusalIn(error)?.message === 'alert.tooMany';
  if (!isKnown) return null;
  const reservationId = moving?.reservationId ?? null;
  const criteria = watchedCriteria(choice, { raisonVisite: moving ? '' : raisonVisite, profId });
  const isWatched = alerts.some(
    (alert) =>
      (alert.state === 'waiting' || alert.state === 'offered') &&
      alert.reservationId === reservationId &&
      alert.patientId === (person?.patientId ?? profile?.patientId) &&
      isSameWatch(alert.criteria, criteria),
  );
  if (isSuccess)
    return (
      <Outcome tone="success">
        <p>{t('watch.done')}</p>
        <LinkLine>
          <Link to={paths.alerts}>{t('watch.see')}</Link>
        </LinkLine>
      </Outcome>
    );
  if (isWatched)
    return (
      <Note icon="clock">
        <span>{t('watch.on')}</span> <Link to={paths.alerts}>{t('watch.see')}</Link>
      </Note>
    );
  const watch = () => {
    void add({ criteria, dependent: person, ...(reservationId !== null && { reservationId }) });
  };
  return (
    <Card>
      <h2>{t('watch.title')}</h2>
      <p>{t('watch.text')}</p>
      <ProblemAlert
        problem={error}
        unknown={{ what: t('watch.notKnown'), look: <LookAgain isBusy={isLoading} onLook={watch} /> }}
      />
      {isFull && (
        <LinkLine>
          <Link to={paths.alerts}>{t('watch.see')}</Link>
        </LinkLine>
      )}
      <div>
        <Button look="secondary" busy={isLoading && t('watch.start.busy')} onPress={watch}>
          {personName === undefined ? t('watch.start') : told('watch.start.for', { name: personName })}
        </Button>
      </div>
    </Card>
  );
}
