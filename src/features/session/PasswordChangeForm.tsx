import { useTranslation } from 'react-i18next';

import { useChangePasswordMutation } from '../../api/accountApi';
import { refusalIn } from '../../api/capability';
import { Button, KnownUsername, PasswordInput, PortalForm, type FormFailure } from '../../ui';
import { NewPassword } from './NewPassword';
import { initialPasswordChange, validatePasswordChange, type PasswordChangeValues } from './passwordChangeValues';

/** A new password by the present one. This session goes on; `onChanged` is awaited before the button rests. */
export function PasswordChangeForm({ login, onChanged }: { login: string; onChanged: () => Promise<void> }) {
  const { t } = useTranslation();
  const [changePassword] = useChangePasswordMutation();
  const change = async (values: PasswordChangeValues): Promise<FormFailure | undefined> => {
    const { error } = await changePassword(values);
    if (error) return refusalIn(error) ?? {};
    await onChanged();
    return undefined;
  };
  return (
    <PortalForm initialValues={initialPasswordChange} validate={validatePasswordChange} onSubmit={change}>
      {({ isSending }) => (
        <>
          <KnownUsername value={login} />
          <PasswordInput name="password" label={t('account.password')} autoComplete="current-password" />
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
