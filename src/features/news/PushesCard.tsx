import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Notifications } from '../../../contract/session.ts';
import { failureIn } from '../../api/capability';
import { useEndPushesMutation, useGetPushesQuery, useKeepPushesMutation } from '../../api/pushesApi';
import { canPush, subscribeDevice, unsubscribeDevice } from '../../lib/devicePush';
import { useStanding } from '../../unproven/useStanding';
import { WriteProblem } from '../../unproven/WriteProblem';
import { Alert, Button, Card, Outcome } from '../../ui';
import { KindsForm } from './KindsForm';

type Props = { known: Notifications; onSaved: () => Promise<void> };

export function PushesCard({ known, onSaved }: Props) {
  const { t } = useTranslation();
  const { data: pushes } = useGetPushesQuery(undefined, {
    skip: known.pushes === undefined || !canPush(),
    refetchOnMountOrArgChange: true,
  });
  const [keep, keeping] = useKeepPushesMutation();
  const [end, ending] = useEndPushesMutation();
  const kept = useStanding(keeping);
  const ended = useStanding(ending);
  const [subscribed, setSubscribed] = useState<Parameters<typeof keep>[0]>();
  const [asked, setAsked] = useState<'no' | 'asking' | 'refused'>('no');
  if (!pushes || pushes.serverKey === null) return null;
  const { isOn, serverKey } = pushes;
  const { error, requestId } = kept.error ? kept : ended;
  const begin = async () => {
    setAsked('asking');
    ending.reset();
    const subscription = subscribed ?? (await subscribeDevice(serverKey).catch(() => null));
    setSubscribed(subscription ?? undefined);
    if (subscription !== null) await keep(subscription);
    setAsked(subscription === null ? 'refused' : 'no');
  };
  const stop = async () => {
    keeping.reset();
    setSubscribed(undefined);
    await unsubscribeDevice().catch(() => undefined);
    await end();
  };
  return (
    <Card>
      <h2>{t('pushes.title')}</h2>
      <p>{t('pushes.lead')}</p>
      {error && (
        <Outcome key={requestId} tone="error">
          <WriteProblem
            failure={failureIn(error)}
            what={t(kept.error ? 'pushes.begin.notKnown' : 'pushes.end.notKnown')}
            isBusy={keeping.isLoading || ending.isLoading}
            onLook={() => void (kept.error ? begin() : stop())}
          />
        </Outcome>
      )}
      {asked === 'refused' && <Alert tone="warning">{t('pushes.refused')}</Alert>}
      {isOn ? (
        <>
          <KindsForm channel="pushes" known={known} onSaved={onSaved} />
          <div>
            <Button look="secondary" busy={ending.isLoading && t('pushes.ending')} onPress={() => void stop()}>
              {t('pushes.end')}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button busy={asked === 'asking' && t('pushes.beginning')} onPress={() => void begin()}>
            {t('pushes.begin')}
          </Button>
        </div>
      )}
    </Card>
  );
}
