import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useTold } from '../../i18n/useTold';
import { useEndAlertMutation } from '../../api/alertsApi';
import { AlertDialog, Button, Cluster } from '../../ui';
import { LookAgain } from '../../scheduling/channel/LookAgain';
import { ProblemAlert } from '../../scheduling/channel/ProblemAlert';

type Props = {
  alertId: string;
  /** Id of the alert's description. */
  describedBy: string;
  personName: string | undefined;
  /** A finished alert is only removed from the list. */
  isLive: boolean;
  onEnded: () => void;
};

export function EndAlert({ alertId, describedBy, personName, isLive, onEnded }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const [isAsking, setAsking] = useState(false);
  const [end, { isLoading, error }] = useEndAlertMutation();
  const finish = async () => {
    setAsking(false);
    const { error: failure } = await end(alertId);
    if (!failure) onEnded();
  };
  return (
    <>
      <ProblemAlert
        problem={error}
        unknown={{
          what: t('alert.end.notKnown'),
          look: (
            <LookAgain
              isBusy={isLoading}
              onLook={() => {
                void finish();
              }}
            />
          ),
        }}
      />
      <div>
        <Button
          look="quiet"
          busy={isLoading && t('alert.end.busy')}
          describedBy={describedBy}
          onPress={() => {
            if (isLive) setAsking(true);
            else void finish();
          }}
        >
          {isLive ? t('alert.end') : t('alert.remove')}
        </Button>
      </div>
      {isAsking && (
        <AlertDialog
          title={t('alert.end.title')}
          text={t('alert.end.text')}
          onDismiss={() => {
            setAsking(false);
          }}
        >
          <Cluster>
            <Button
              look="secondary"
              onPress={() => {
                setAsking(false);
              }}
            >
              {t('alert.end.keep')}
            </Button>
            <Button
              look="warning"
              onPress={() => {
                void finish();
              }}
            >
              {personName === undefined ? t('alert.end.confirm') : told('alert.end.confirm.for', { name: personName })}
            </Button>
          </Cluster>
        </AlertDialog>
      )}
    </>
  );
}
