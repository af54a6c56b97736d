import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { earlyEntry } from '../../lib/earlyEntry';
import { useAppDispatch } from '../../store/hooks';
import { Button, Checkbox, PasswordInput, PortalForm, TextInput, type FormFailure, type FormTools } from '../../ui';
import { initialLogin, validateLogin, type LoginValues } from './loginValues';

const typedEarly = () => earlyEntry().values;

type Props = {
  asksTerms: boolean;
  /** Brings what speaks with the server; it rejects when that cannot be had. */
  connect: () => Promise<void>;
  /** Awaited: the button says « Connexion… » until the next page is there. */
  onSignedIn: () => Promise<void>;
};

/** What sends comes right behind the form: whoever is quicker waits for it, and is told when the network is gone. */
const bring = async (connect: () => Promise<void>) => {
  try {
    const [{ sendLogin }] = await Promise.all([import(/* webpackChunkName: "signIn" */ './signingIn'), connect()]);
    return sendLogin;
  } catch {
    return async () => ({ message: 'errors.network.error' });
  }
};

/** The sign-in form. It begins with what was typed before the scripts were there. */
export function LoginForm({ asksTerms, connect, onSignedIn }: Props) {
  const { t, i18n: words } = useTranslation();
  const dispatch = useAppDispatch();
  const [early] = useState(earlyEntry);
  const [reopening, setReopening] = useState<ReactNode>();

  const signIn = async (
    { username, password }: LoginValues,
    form: FormTools<LoginValues>,
  ): Promise<FormFailure | undefined> => {
    const send = await bring(connect);
    const entry = { username: username.trim(), password };
    const error = await send(dispatch, entry);
    if (!error) {
      await onSignedIn();
      return undefined;
    }
    if (error.message === 'errors.accountClosed') {
      const until = 'reopenUntil' in error ? error.reopenUntil : undefined;
      const offer = {
        entry,
        until,
        onLeft: () => {
          setReopening(undefined);
        },
      };
      // Should it not come, the form says that the account is closed.
      const shown = await import('./reopening')
        .then(({ offerReopening }) => offerReopening(words, offer))
        .catch(() => undefined);
      setReopening(shown);
    }
    // What was refused is typed anew; what never arrived is sent again as it stands.
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
