import { useTranslation } from 'react-i18next';

import { useLoginMutation } from '../../api/sessionApi';
import { Button, Checkbox, PasswordInput, PortalForm, TextInput, type FormFailure, type FormTools } from '../../ui';
import { initialLogin, validateLogin, type LoginValues } from './loginForm';

/** The sign-in form. `onSignedIn` is awaited: the button says « Connexion… » until the next page is there. */
export function LoginForm({ asksTerms, onSignedIn }: { asksTerms: boolean; onSignedIn: () => Promise<void> }) {
  const { t } = useTranslation();
  const [login] = useLoginMutation();

  const signIn = async ({ username, password }: LoginValues, form: FormTools<LoginValues>): Promise<FormFailure | undefined> => {
    const { error } = await login({ username: username.trim(), password });
    if (!error) {
      await onSignedIn();
      return undefined;
    }
    form.reset('password');
    return error;
  };

  return (
    <PortalForm initialValues={initialLogin} validate={(values) => validateLogin(values, asksTerms)} onSubmit={signIn}>
      {({ isSending }) => (
        <>
          <TextInput name="username" label={t('login.username')} autoComplete="username" />
          <PasswordInput name="password" label={t('login.password')} autoComplete="current-password" />
          {asksTerms && <Checkbox name="terms" summaryLabel={t('login.terms.short')}>{t('login.terms')}</Checkbox>}
          <div><Button type="submit" busy={isSending && t('login.submitting')}>{t('login.submit')}</Button></div>
        </>
      )}
    </PortalForm>
  );
}
