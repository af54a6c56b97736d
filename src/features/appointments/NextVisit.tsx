import { useTranslation } from 'react-i18next';

import { useListHistoryQuery, type Person } from '../../api/appointmentsApi';
import { useServerMessage } from '../../i18n/useServerMessage';
import { Alert, Button, Skeleton, Stack } from '../../ui';
import { VisitCard } from './VisitCard';

/** The visit that comes first, or a word about there being none. */
export function NextVisit({ person }: { person: Person }) {
  const { t } = useTranslation();
  const words = useServerMessage();
  const { data, isLoading, error, refetch } = useListHistoryQuery(person);
  const next = data?.upcoming[0];
  return (
    <Stack as="section" $gap="m">
      <h2>{t('home.next')}</h2>
      {isLoading && <Skeleton />}
      {error && <Alert><p>{words(error)}</p><Button look="secondary" onPress={() => { void refetch(); }}>{t('common.retry')}</Button></Alert>}
      {data && (next ? <VisitCard visit={next} /> : <p>{t('home.next.none')}</p>)}
    </Stack>
  );
}
