import { useTranslation } from 'react-i18next';

import type { ErrorCode } from '../../../contract/errorCodes.ts';
import { cleanEmail, checkEmail, typedEmail } from '../../../contract/rules.ts';
import type { Profile } from '../../../contract/session.ts';
import { useChangeEmailMutation } from '../../api/accountApi';
import { refusalIn } from '../../api/capability';
import { Button, KnownUsername, PasswordInput, PortalForm, TextInput, type FormFailure } from '../../ui';
import { tellFailure } from '../../scheduling/channel/tellFailure';

type EmailValues = { email: string; password: string };

const initialEmail: EmailValues = { email: '', password: '' };

/** Spec §5 e-mail. */
const validateEmail = ({ email, password }: EmailValues): Partial<Record<keyof EmailValues, ErrorCode>> => {
  const wrongEmail = checkEmail(email);
  // Not checkRequired: a password may consist of spaces.
  return {
    ...(wrongEmail && { email: wrongEmail }),
    ...(password === '' && { password: 'errors.cannotBeEmpty' as const }),
  };
};

type Props = { profile: Profile; onChanged: (said: 'email.sent' | 'email.kept') => Promise<void> };

/** Takes effect only once confirmed. */
export function EmailForm({ profile, onChanged }: Props) {
  const { t } = useTranslation();
  const [changeEmail] = useChangeEmailMutation();
  const change = async ({ email, password }: EmailValues): Promise<FormFailure | undefined> => {
    const { error } = await changeEmail({ email, password });
    if (error) return refusalIn(error) ?? {};
    await onChanged(email === profile.email && profile.emailVerified ? 'email.kept' : 'email.sent');
    return undefined;
  };
  return (
    <PortalForm
      draft="email"
      initialValues={initialEmail}
      validate={validateEmail}
      onSubmit={change}
      tellFailure={tellFailure(t('unknown.done'))}
    >
      {({ isSending }) => (
        <>
          <KnownUsername value={profile.login} />
          <TextInput
            name="email"
            label={t('email.new')}
            hint={t('email.new.hint')}
            type="email"
            autoComplete="email"
            parse={typedEmail}
            tidy={cleanEmail}
          />
          <PasswordInput name="password" label={t('account.password')} autoComplete="current-password" />
          <div>
            <Button type="submit" busy={isSending && t('email.submitting')}>
              {t('email.submit')}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
