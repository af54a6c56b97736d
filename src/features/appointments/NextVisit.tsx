import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';

import { useListHistoryQuery, type Person } from '../../api/appointmentsApi';
import { unlessRefused } from '../../api/capability';
import { isAwaited } from '../../api/isAwaited';
import { useServerMessage } from '../../i18n/useServerMessage';
import { Alert, Button, Skeleton, Stack } from '../../ui';
import { Attendance } from './Attendance';
import type { VisitRights } from '../../scheduling/channel/bookingPort';
import { CallOffs } from './CallOffs';
import { VisitCard } from './VisitCard';

type Props = { person: Person; seesHistory: boolean } & VisitRights;

/** What the clinics changed, then the visit that comes first, or a word about there being none. */
export function NextVisit({ person, seesHistory, mayBook, personName }: Props) {
  const { t } = useTranslation();
  const words = useServerMessage();
  const { currentData, isFetching, error, refetch } = useListHistoryQuery(seesHistory ? person : skipToken);
  const data = seesHistory ? unlessRefused(currentData, error) : undefined;
  const [next, ...later] = data?.upcoming ?? [];
  return (
    <Stack as="section" $gap="m">
      <h2>{t('home.next')}</h2>
      {isAwaited({ isLoading: currentData === undefined && isFetching, error }) && <Skeleton />}
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
      {!seesHistory && <p>{t('visit.list.noAccess')}</p>}
      {data && <CallOffs visits={data.past} mayBook={mayBook} />}
      {data &&
        (next ? (
          <VisitCard key={next.reservationId} visit={next} mayBook={mayBook} personName={personName} />
        ) : (
          <p>{t('home.next.none')}</p>
        ))}
      {later.map((visit) => (
        <Attendance
          key={visit.reservationId + visit.start}
          visit={visit}
          mayBook={mayBook}
          personName={personName}
          newsOnly
        />
      ))}
    </Stack>
  );
}
