import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../i18n/useLanguage';
import { useServerMessage } from '../i18n/useServerMessage';
import { deviceTimeZone, formatTime } from '../lib/clinicTime';
import { Alert, AlertDialog, Button, Stack } from '../ui';
import { useConfirmedPhase, type SessionPhase } from '../ui/useConfirmedPhase';
import { ended, selectLimit, touched, type SessionLimit } from './sessionSlice';
import { staffApi } from './staffApi';
import { useStaffDispatch, useStaffSelector } from './staffStore';

const whoAmI = () => staffApi.endpoints.whoAmI.initiate(undefined, { forceRefetch: true, subscribe: false });

/** A screen that nobody can ask about any more shows no patient, either. */
const usePhase = (endsAt: number): SessionPhase => {
  const dispatch = useStaffDispatch();
  const ask = useCallback(
    async (phase: SessionPhase) => {
      const { error } = await dispatch(whoAmI());
      if (phase === 'over' && error) dispatch(ended('refused'));
    },
    [dispatch],
  );
  return useConfirmedPhase(endsAt, ask);
};

function Warning({ endsAt, isFinal }: SessionLimit) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const words = useServerMessage();
  const dispatch = useStaffDispatch();
  const phase = usePhase(endsAt);
  const [isRead, setIsRead] = useState(false);
  const [failure, setFailure] = useState<Parameters<typeof words>[0]>();
  if (phase !== 'ending' || isRead) return null;
  const time = formatTime(new Date(endsAt).toISOString(), { timeZone: deviceTimeZone(), lang });
  const stay = async () => {
    dispatch(touched(Date.now()));
    setFailure((await dispatch(whoAmI())).error);
  };
  const close = () => {
    if (isFinal) setIsRead(true);
    else void stay();
  };
  return (
    <AlertDialog
      title={t('sessionEnd.title')}
      text={t(isFinal ? 'staff.end.final' : 'staff.end.text', { time })}
      onDismiss={close}
    >
      <Stack>
        {failure && <Alert>{words(failure)}</Alert>}
        <Button onPress={close}>{t(isFinal ? 'sessionEnd.read' : 'sessionEnd.stay')}</Button>
      </Stack>
    </AlertDialog>
  );
}

/** Warns five minutes before the end; a new end restarts it. */
export function SessionWatch() {
  const limit = useStaffSelector(selectLimit);
  return limit && <Warning key={limit.endsAt} {...limit} />;
}
