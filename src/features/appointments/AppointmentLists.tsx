import { useTranslation } from 'react-i18next';

import { useListHistoryQuery, type Person } from '../../api/appointmentsApi';
import { unlessRefused } from '../../api/capability';
import { useServerMessage } from '../../i18n/useServerMessage';
import { paths } from '../../lib/paths';
import { Alert, Button, ButtonLink, EmptyState, Skeleton, Stack } from '../../ui';
import type { AppointmentRights } from '../../scheduling/channel/bookingPort';
import { CallOffs } from './CallOffs';
import { PastAppointments } from './PastAppointments';
import { AppointmentCard } from './AppointmentCard';

export function AppointmentLists({ person, mayBook, personName }: { person: Person } & AppointmentRights) {
  const { t } = useTranslation();
  const text = useServerMessage();
  const { currentData, isFetching, error, refetch } = useListHistoryQuery(person);
  const data = unlessRefused(currentData, error);
  const book = <ButtonLink to={paths.newAppointment}>{t('booking.title')}</ButtonLink>;
  return (
    <>
      {!currentData && isFetching && <Skeleton cards={2} />}
      {error && (
        <Alert>
          <p>{text(error)}</p>
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
      {data && <CallOffs appointments={data.past} mayBook={mayBook} />}
      {data && data.upcoming.length === 0 && (
        <EmptyState title={t('visit.upcoming.none')} text={t('visit.upcoming.none.hint')}>
          {book}
        </EmptyState>
      )}
      {data && data.upcoming.length > 0 && (
        <Stack>
          <h2>{t('visit.upcoming')}</h2>
          {data.upcoming.map((appointment) => (
            <AppointmentCard
              key={appointment.reservationId}
              appointment={appointment}
              mayBook={mayBook}
              personName={personName}
            />
          ))}
          <div>{book}</div>
        </Stack>
      )}
      {data && (
        <Stack>
          <h2>{t('visit.past')}</h2>
          <PastAppointments appointments={data.past} />
        </Stack>
      )}
    </>
  );
}
