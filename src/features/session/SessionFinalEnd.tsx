import { useTranslation } from 'react-i18next';

import { useAppDispatch } from '../../store/hooks';
import { AlertDialog, Button, Cluster } from '../../ui';
import { logoutRequested } from './sessionListeners';
import { useHourOf } from './useHourOf';

/** The session ends soon and nothing puts it off: that is said, with the hour, and nothing is offered that cannot be had. */
export function SessionFinalEnd({ endsAt, onRead }: { endsAt: number; onRead: () => void }) {
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
