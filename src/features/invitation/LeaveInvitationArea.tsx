import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { refusalIn } from '../../api/capability';
import { useLeaveInvitationAreaMutation } from '../../api/invitationApi';
import { invitationAreaLeft } from '../../api/signals';
import { useServerMessage } from '../../i18n/useServerMessage';
import type { FlashState } from '../../lib/flash';
import { paths } from '../../lib/paths';
import { useAppDispatch } from '../../store/hooks';
import { Alert, Button, Note } from '../../ui';

const goodbye: FlashState = { flash: { tone: 'success', message: 'invitation.left' } };

/** A failed call keeps the page open: the token is still valid. */
export function LeaveInvitationArea() {
  const { t } = useTranslation();
  const text = useServerMessage();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [leave, { isLoading, error }] = useLeaveInvitationAreaMutation();
  const go = async () => {
    const { error: failure } = await leave();
    if (failure !== undefined) return;
    void navigate(paths.invitationAuth, { replace: true, state: goodbye });
    dispatch(invitationAreaLeft());
  };
  return (
    <>
      <Note icon="lock">{t('invitation.shared')}</Note>
      {refusalIn(error) && <Alert>{text(error)}</Alert>}
      <div>
        <Button
          look="secondary"
          busy={isLoading && t('invitation.leave.busy')}
          onPress={() => {
            void go();
          }}
        >
          {t('invitation.leave')}
        </Button>
      </div>
    </>
  );
}
