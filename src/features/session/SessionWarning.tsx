import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isAbsent, refusalIn } from '../../api/capability';
import { useExtendSessionMutation } from '../../api/sessionApi';
import { useLanguage } from '../../i18n/useLanguage';
import { useServerMessage } from '../../i18n/useServerMessage';
import { deviceTimeZone, formatTime } from '../../lib/clinicTime';
import { useAppDispatch } from '../../store/hooks';
import { Alert, AlertDialog, Button, Cluster, Stack } from '../../ui';
import { logoutRequested } from './sessionListeners';
import { useSessionPhase } from './useSessionPhase';

/** Announces the end of the session five minutes ahead, with one tap to stay. It says the hour, and then keeps quiet. */
export function SessionWarning({ endsAt }: { endsAt: number }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const words = useServerMessage();
  const dispatch = useAppDispatch();
  const phase = useSessionPhase(endsAt);
  const [isAnswered, setIsAnswered] = useState(false);
  const [extend, { error, isLoading }] = useExtendSessionMutation();
  if (phase !== 'ending' || isAnswered) return null;

  const stay = async () => {
    const { error: failure } = await extend();
    if (!failure || isAbsent(failure)) setIsAnswered(true);
  };
  const time = formatTime(new Date(endsAt).toISOString(), { timeZone: deviceTimeZone(), lang });
  return (
    <AlertDialog title={t('sessionEnd.title')} text={t('sessionEnd.text', { time })} onDismiss={() => { void stay(); }}>
      <Stack>
        {error && <Alert>{words(refusalIn(error))}</Alert>}
        <Cluster>
          <Button busy={isLoading && t('sessionEnd.staying')} onPress={() => { void stay(); }}>{t('sessionEnd.stay')}</Button>
          <Button look="secondary" onPress={() => { dispatch(logoutRequested()); }}>{t('header.logout')}</Button>
        </Cluster>
      </Stack>
    </AlertDialog>
  );
}
