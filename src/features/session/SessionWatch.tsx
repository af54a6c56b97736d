import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isAbsent } from '../../api/capability';
import { mailboxApi } from '../../api/mailboxApi';
import { useExtendSessionMutation } from '../../api/sessionApi';
import { sessionEnded } from '../../api/signals';
import { useLanguage } from '../../i18n/useLanguage';
import { deviceTimeZone, formatTime } from '../../lib/clinicTime';
import { useAppSelector, useAppDispatch } from '../../store/hooks';
import { AlertDialog, Button, Cluster, Stack, useSessionPhase, type SessionPhase } from '../../ui';
import { WriteAlert } from '../../unproven/WriteAlert';
import { CodeWatch } from './secondFactor/CodeWatch';
import { logoutRequested } from './sessionListeners';
import { selectIsEndFinal, selectSessionEnd } from './sessionSlice';

/**
 * Device time, such as « 9 h 05 ».
 * @param at in milliseconds
 */
const useHourOf = (at: number): string => {
  const lang = useLanguage();
  return formatTime(new Date(at).toISOString(), { timeZone: deviceTimeZone(), lang });
};

function SessionFinalEnd({ endsAt, onRead }: { endsAt: number; onRead: () => void }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const time = useHourOf(endsAt);
  return (
    <AlertDialog title={t('sessionEnd.title')} text={t('sessionEnd.final', { time })} onDismiss={onRead}>
      <Cluster>
        <Button onPress={onRead}>{t('sessionEnd.read')}</Button>
        <Button
          look="secondary"
          onPress={() => {
            dispatch(logoutRequested());
          }}
        >
          {t('header.logout')}
        </Button>
      </Cluster>
    </AlertDialog>
  );
}

type Props = {
  endsAt: number;
  /** The server gave a new end, or the present one is final. */
  onAsked: () => void;
};

/** Names the time instead of counting down. */
function SessionEnding({ endsAt, onAsked }: Props) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const time = useHourOf(endsAt);
  const [extend, asked] = useExtendSessionMutation();
  const { isLoading } = asked;
  const stay = async () => {
    const { error: failure } = await extend();
    if (!failure || isAbsent(failure)) onAsked();
  };
  return (
    <AlertDialog
      title={t('sessionEnd.title')}
      text={t('sessionEnd.text', { time })}
      onDismiss={() => {
        void stay();
      }}
    >
      <Stack>
        <WriteAlert
          asked={asked}
          what={t('sessionEnd.notKnown')}
          onLook={() => {
            void stay();
          }}
        />
        <Cluster>
          <Button
            busy={isLoading && t('sessionEnd.staying')}
            onPress={() => {
              void stay();
            }}
          >
            {t('sessionEnd.stay')}
          </Button>
          <Button
            look="secondary"
            onPress={() => {
              dispatch(logoutRequested());
            }}
          >
            {t('header.logout')}
          </Button>
        </Cluster>
      </Stack>
    </AlertDialog>
  );
}

const usePhase = (endsAt: number): SessionPhase => {
  const dispatch = useAppDispatch();
  const ask = useCallback(async () => {
    await dispatch(mailboxApi.endpoints.countUnread.initiate(undefined, { forceRefetch: true, subscribe: false }));
  }, [dispatch]);
  const phase = useSessionPhase(endsAt, ask);
  useEffect(() => {
    if (phase === 'over') dispatch(sessionEnded('rejected'));
  }, [dispatch, phase]);
  return phase;
};

/** If the server keeps the same end, it is final. */
function SessionWarning({ endsAt, isFinal }: { endsAt: number; isFinal: boolean }) {
  const phase = usePhase(endsAt);
  const [isKept, setIsKept] = useState(false);
  const [isRead, setIsRead] = useState(false);
  if (phase !== 'ending' || isRead) return null;
  return isFinal || isKept ? (
    <SessionFinalEnd
      endsAt={endsAt}
      onRead={() => {
        setIsRead(true);
      }}
    />
  ) : (
    <SessionEnding
      endsAt={endsAt}
      onAsked={() => {
        setIsKept(true);
      }}
    />
  );
}

/** Product §8 Session. A new end restarts it. */
export function SessionWatch() {
  const endsAt = useAppSelector(selectSessionEnd);
  const isFinal = useAppSelector(selectIsEndFinal);
  return (
    <>
      <CodeWatch />
      {endsAt !== null && <SessionWarning key={endsAt} endsAt={endsAt} isFinal={isFinal} />}
    </>
  );
}
