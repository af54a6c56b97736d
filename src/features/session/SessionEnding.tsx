import { useTranslation } from 'react-i18next';

import { isAbsent, refusalIn } from '../../api/capability';
import { useExtendSessionMutation } from '../../api/sessionApi';
import { useServerMessage } from '../../i18n/useServerMessage';
import { useAppDispatch } from '../../store/hooks';
import { Alert, AlertDialog, Button, Cluster, Stack } from '../../ui';
import { logoutRequested } from './sessionListeners';
import { useHourOf } from './useHourOf';

type Props = {
  endsAt: number;
  /** The server was asked to put the end off: a new one it told is watched anew, else this one stands. */
  onAsked: () => void;
};

/** The session ends soon unless the person stays, by one tap. It says the hour, and then keeps quiet. */
export function SessionEnding({ endsAt, onAsked }: Props) {
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
