import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';

import { useListHistoryQuery, type Person } from '../../api/appointmentsApi';
import { unlessRefused } from '../../api/capability';
import { isAwaited } from '../../api/isAwaited';
import { useTold } from '../../i18n/useTold';
import { useOwnerText } from '../../scheduling/text/useOwnerText';
import { RetryAlert, Skeleton, Stack } from '../../ui';
import { Attendance } from './Attendance';
import type { AppointmentRights } from '../../scheduling/channel/bookingPort';
import { ClinicCancellations } from './ClinicCancellations';
import { AppointmentCard } from './AppointmentCard';

type Props = { person: Person; seesHistory: boolean } & AppointmentRights;

export function NextAppointment({ person, seesHistory, mayBook, personName }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const of = useOwnerText();
  const { currentData, isFetching, error, refetch } = useListHistoryQuery(seesHistory ? person : skipToken);
  const data = seesHistory ? unlessRefused(currentData, error) : undefined;
  const [next, ...later] = data?.upcoming ?? [];
  return (
    <Stack as="section" $gap="m">
      <h2>{personName === undefined ? t('home.next') : t('home.next.for', { of: of(personName) })}</h2>
      {isAwaited({ isLoading: currentData === undefined && isFetching, error }) && <Skeleton />}
      {error && <RetryAlert error={error} onRetry={refetch} />}
      {!seesHistory && <p>{t('appointment.list.noAccess')}</p>}
      {data && <ClinicCancellations appointments={data.past} mayBook={mayBook} />}
      {data &&
        (next ? (
          <AppointmentCard key={next.reservationId} appointment={next} mayBook={mayBook} personName={personName} />
        ) : (
          <p>{personName === undefined ? t('home.next.none') : told('home.next.none.for', { name: personName })}</p>
        ))}
      {later.map((appointment) => (
        <Attendance
          key={appointment.reservationId + appointment.start}
          appointment={appointment}
          mayBook={mayBook}
          personName={personName}
          newsOnly
        />
      ))}
    </Stack>
  );
}
