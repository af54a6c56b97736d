import { useTranslation } from 'react-i18next';

import { useListHistoryQuery, type Person } from '../../api/appointmentsApi';
import { unlessRefused } from '../../api/capability';
import { useServerMessage } from '../../i18n/useServerMessage';
import { paths } from '../../lib/paths';
import { Alert, Button, ButtonLink, EmptyState, Skeleton, Stack } from '../../ui';
import type { VisitRights } from '../../scheduling/channel/bookingPort';
import { CallOffs } from './CallOffs';
import { PastVisits } from './PastVisits';
import { VisitCard } from './VisitCard';

/** All visits of one person: those to come, then, by year, those that are over. */
export function VisitLists({ person, mayBook, personName }: { person: Person } & VisitRights) {
  const { t } = useTranslation();
  const words = useServerMessage();
  const { currentData, isFetching, error, refetch } = useListHistoryQuery(person);
  const data = unlessRefused(currentData, error);
  const book = <ButtonLink to={paths.newAppointment}>{t('booking.title')}</ButtonLink>;
  return (
    <>
      {!currentData && isFetching && <Skeleton cards={2} />}
      {error && (
        <Alert>
          <p>{words(error)}</p>
          <Button
            look="secondary"
            onPress={() => {
              void refetch();
            }}
          >
            {t('common.retry')}
          </Button>
        </Alert>
      )}
      {data && <CallOffs visits={data.past} mayBook={mayBook} />}
      {data && data.upcoming.length === 0 && (
        <EmptyState title={t('visit.upcoming.none')} text={t('visit.upcoming.none.hint')}>
          {book}
        </EmptyState>
      )}
      {data && data.upcoming.length > 0 && (
        <Stack>
          <h2>{t('visit.upcoming')}</h2>
          {data.upcoming.map((visit) => (
            <VisitCard key={visit.reservationId} visit={visit} mayBook={mayBook} personName={personName} />
          ))}
          <div>{book}</div>
        </Stack>
      )}
      {data && (
        <Stack>
          <h2>{t('visit.past')}</h2>
          <PastVisits visits={data.past} />
        </Stack>
      )}
    </>
  );
}
