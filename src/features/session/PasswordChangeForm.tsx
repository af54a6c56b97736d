import { useTranslation } from 'react-i18next';

import type { ErrorCode } from '../../../contract/errorCodes.ts';
import { useChangePasswordMutation } from '../../api/accountApi';
import { failureIn } from '../../api/capability';
import { Button, KnownUsername, PasswordInput, PortalForm, type FormFailure } from '../../ui';
import { tellFailure } from '../../unproven/tellFailure';
import { NewPassword } from './NewPassword';
import { initialNewPassword, validateNewPassword, type NewPasswordValues } from './recoverValues';

type PasswordChangeValues = NewPasswordValues & { password: string };

const initialPasswordChange: PasswordChangeValues = { password: '', ...initialNewPassword };

/** Spec §5: sign-up rules, for the new password only. */
const validatePasswordChange = (
  values: PasswordChangeValues,
): Partial<Record<keyof PasswordChangeValues, ErrorCode>> => ({
  ...(values.password === '' && { password: 'errors.cannotBeEmpty' as const }),
  ...validateNewPassword(values),
});

export function PasswordChangeForm({ login, onChanged }: { login: string; onChanged: () => Promise<void> }) {
  const { t } = useTranslation();
  const [changePassword] = useChangePasswordMutation();
  const change = async (values: PasswordChangeValues): Promise<FormFailure | undefined> => {
    const { error } = await changePassword(values);
    if (error) return failureIn(error);
    await onChanged();
    return undefined;
  };
  return (
    <PortalForm
      initialValues={initialPasswordChange}
      validate={validatePasswordChange}
      onSubmit={change}
      tellFailure={tellFailure(t('passwordChange.unknown'))}
    >
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
