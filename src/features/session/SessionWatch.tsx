import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isAbsent, refusalIn } from '../../api/capability';
import { useExtendSessionMutation } from '../../api/sessionApi';
import { useLanguage } from '../../i18n/useLanguage';
import { useServerMessage } from '../../i18n/useServerMessage';
import { deviceTimeZone, formatTime } from '../../lib/clinicTime';
import { useAppSelector, useAppDispatch } from '../../store/hooks';
import { Alert, AlertDialog, Button, Cluster, Stack } from '../../ui';
import { CodeWatch } from './secondFactor/CodeWatch';
import { logoutRequested } from './sessionListeners';
import { selectIsEndFinal, selectSessionEnd } from './sessionSlice';
import { useSessionPhase } from './useSessionPhase';

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
  const text = useServerMessage();
  const dispatch = useAppDispatch();
  const time = useHourOf(endsAt);
  const [extend, { error, isLoading }] = useExtendSessionMutation();
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
        {error && <Alert>{text(refusalIn(error))}</Alert>}
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

/** Warns five minutes before the end and offers an extension. If the server keeps the same end, it is final. */
function SessionWarning({ endsAt, isFinal }: { endsAt: number; isFinal: boolean }) {
  const phase = useSessionPhase(endsAt);
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

/** Watches the session's end, if given (product §8 Session); a new end restarts it. */
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
