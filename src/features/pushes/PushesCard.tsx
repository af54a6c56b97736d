import { useTranslation } from 'react-i18next';

import { missedIn } from '../../api/capability';
import { useGetPushesQuery } from '../../api/pushesApi';
import { Card, RetryAlert } from '../../ui';
import { Elsewhere } from './Elsewhere';
import { ThisDevice } from './ThisDevice';

/** Asked again on each visit: the browser may have given its subscription up since. */
export function PushesCard({ onSaved }: { onSaved: () => Promise<void> }) {
  const { t } = useTranslation();
  const asked = useGetPushesQuery(undefined, { refetchOnMountOrArgChange: true });
  const missed = missedIn(asked);
  const { serverKey = null } = asked.data ?? {};
  if (!missed && serverKey === null) return null;
  return (
    <Card>
      <h2>{t('pushes.title')}</h2>
      <p>{t('pushes.lead')}</p>
      {missed && <RetryAlert error={missed} onRetry={asked.refetch} />}
      {asked.data && serverKey !== null && (
        <>
          <ThisDevice pushes={{ ...asked.data, serverKey }} onSaved={onSaved} />
          <Elsewhere count={asked.data.elsewhere} />
        </>
      )}
    </Card>
  );
}
