import { useTranslation } from 'react-i18next';

import { useCompleteRecoveryMutation } from '../../api/sessionApi';
import { Button, KnownUsername, PortalForm, type FormFailure } from '../../ui';
import { isKeySpent } from './isKeySpent';
import { NewPassword } from './NewPassword';
import { initialNewPassword, validateNewPassword, type NewPasswordValues } from './recoverValues';

type Props = {
  /** The key of the mailed link, and the login that the server says it is for. */
  recovery: { key: string; login: string };
  /** Awaited before the button rests. */
  onChanged: () => Promise<void>;
  onSpent: () => void;
};

/** The new password of who opened a mailed link (spec §2). It signs in. */
export function NewPasswordForm({ recovery: { key, login }, onChanged, onSpent }: Props) {
  const { t } = useTranslation();
  const [completeRecovery] = useCompleteRecoveryMutation();

  const change = async (values: NewPasswordValues): Promise<FormFailure | undefined> => {
    const { error } = await completeRecovery({ username: login, ...values, key });
    if (!error) await onChanged();
    if (!isKeySpent(error)) return error;
    onSpent();
    return undefined;
  };

  return (
    <PortalForm initialValues={initialNewPassword} validate={validateNewPassword} onSubmit={change}>
      {({ isSending }) => (
        <>
          <KnownUsername value={login} />
          <NewPassword name="newPassword" confirmName="confirmNewPassword" />
          <div>
            <Button type="submit" busy={isSending && t('newPassword.submitting')}>
              {t('newPassword.submit')}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
