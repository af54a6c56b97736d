import { useTranslation } from 'react-i18next';

import { useListHistoryQuery } from '../api/appointmentsApi';
import { PastVisits } from '../features/appointments/PastVisits';
import { VisitCard } from '../features/appointments/VisitCard';
import { useActedFor } from '../features/dependents/useActedFor';
import { useServerMessage } from '../i18n/useServerMessage';
import { paths } from '../lib/paths';
import { Alert, Button, ButtonLink, EmptyState, Page, Skeleton, Stack } from '../ui';

/** All visits: those to come, then those that are over. */
export function AppointmentsPage() {
  const { t } = useTranslation();
  const words = useServerMessage();
  const { person } = useActedFor();
  const { data, isLoading, error, refetch } = useListHistoryQuery(person);
  const book = <ButtonLink to={paths.newAppointment}>{t('booking.title')}</ButtonLink>;
  return (
    <Page title={t('visit.list.title')}>
      {isLoading && <Skeleton cards={2} />}
      {error && <Alert><p>{words(error)}</p><Button look="secondary" onPress={() => { void refetch(); }}>{t('common.retry')}</Button></Alert>}
      {data && data.upcoming.length === 0 && <EmptyState title={t('visit.upcoming.none')} text={t('visit.upcoming.none.hint')}>{book}</EmptyState>}
      {data && data.upcoming.length > 0 && (
        <Stack>
          <h2>{t('visit.upcoming')}</h2>
          {data.upcoming.map((visit) => <VisitCard key={visit.reservationId} visit={visit} />)}
          <div>{book}</div>
        </Stack>
      )}
      {data && (
        <Stack>
          <h2>{t('visit.past')}</h2>
          <PastVisits visits={data.past} />
        </Stack>
      )}
    </Page>
  );
}
