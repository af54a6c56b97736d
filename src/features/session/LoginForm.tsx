import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { LoginBody } from '../../../contract/session.ts';
import { sessionApi } from '../../api/sessionApi';
import { earlyEntry } from '../../lib/earlyEntry';
import { useAppDispatch } from '../../store/hooks';
import { Button, Checkbox, PasswordInput, PortalForm, TextInput, type FormFailure, type FormTools } from '../../ui';
import { initialLogin, validateLogin, type LoginValues } from './loginValues';

const typedEarly = () => earlyEntry().values;

type Props = {
  asksTerms: boolean;
  /** Awaited: the button stays busy until the next page. */
  onSignedIn: () => Promise<void>;
};

/** Replaces the form after a closed account's correct password. */
const useReopening = () => {
  const { i18n: text } = useTranslation();
  const [reopening, setReopening] = useState<ReactNode>();
  const leave = () => {
    setReopening(undefined);
  };
  const offer = async (entry: LoginBody, until: string | undefined): Promise<void> => {
    // On failure, the form says that the account is closed.
    const loaded = await import('./reopening').catch(() => undefined);
    setReopening(await loaded?.offerReopening(text, { entry, until, onLeft: leave }).catch(() => undefined));
  };
  return { reopening, offer };
};

/** Starts with input typed before the scripts loaded. */
export function LoginForm({ asksTerms, onSignedIn }: Props) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [early] = useState(earlyEntry);
  const { reopening, offer } = useReopening();

  const signIn = async (values: LoginValues, form: FormTools<LoginValues>): Promise<FormFailure | undefined> => {
    const entry = { username: values.username.trim(), password: values.password };
    const { error } = await dispatch(sessionApi.endpoints.login.initiate(entry, { track: false }));
    if (!error) {
      await onSignedIn();
      return undefined;
    }
    if (error.message === 'errors.accountClosed')
      await offer(entry, 'reopenUntil' in error ? error.reopenUntil : undefined);
    // Clears a refused password; it survives a network or server failure.
    if ('status' in error && typeof error.status === 'number' && error.status < 500) form.reset('password');
    return error;
  };

  if (reopening) return reopening;
  return (
    <PortalForm
      initialValues={initialLogin}
      typed={typedEarly}
      validate={(values) => validateLogin(values, asksTerms)}
      onSubmit={signIn}
    >
      {({ isSending }) => (
        <>
          <TextInput name="username" label={t('login.username')} autoComplete="username" />
          <PasswordInput
            name="password"
            label={t('login.password')}
            autoComplete="current-password"
            startsShown={early.isShown}
          />
          {asksTerms && (
            <Checkbox name="terms" summaryLabel={t('login.terms.short')}>
              {t('login.terms')}
            </Checkbox>
          )}
          <div>
            <Button type="submit" busy={isSending && t('login.submitting')}>
              {t('login.submit')}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
