import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { LoginBody } from '../../../contract/session.ts';
import { sessionApi } from '../../api/sessionApi';
import { earlyEntry } from '../../lib/earlyEntry';
import { paths } from '../../lib/paths';
import { useAppDispatch } from '../../store/hooks';
import {
  Button,
  Card,
  Checkbox,
  LinkLine,
  PasswordInput,
  PortalForm,
  TextInput,
  type FormFailure,
  type FormTools,
} from '../../ui';
import { initialLogin, validateLogin, type LoginValues } from './loginValues';

const never = () => () => undefined;
const always = () => true;
const typedEarly = () => earlyEntry().values;

type Props = {
  asksTerms: boolean;
  /** Awaited: the button stays busy until the next page. */
  onSignedIn: () => Promise<void>;
  children: ReactNode;
};

const useNextStep = (onSignedIn: () => Promise<void>) => {
  const { i18n: text } = useTranslation();
  const [next, setNext] = useState<ReactNode>();
  const onLeft = () => {
    setNext(undefined);
  };
  const offer = async (entry: LoginBody, refusal: { message?: string; reopenUntil?: string }): Promise<void> => {
    const loaded = await import('./afterPassword').catch(() => undefined);
    setNext(await loaded?.offerNext(text, { entry, refusal, onSignedIn, onLeft }).catch(() => undefined));
  };
  return { next, offer };
};

/** Starts with input typed before the scripts loaded. */
export function LoginForm({ asksTerms, onSignedIn, children }: Props) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [early] = useState(earlyEntry);
  const { next, offer } = useNextStep(onSignedIn);
  const hasKeys = useSyncExternalStore(never, () => 'PublicKeyCredential' in window, always);

  const signIn = async (values: LoginValues, form: FormTools<LoginValues>): Promise<FormFailure | undefined> => {
    const entry = { username: values.username.trim(), password: values.password };
    const { error } = await dispatch(sessionApi.endpoints.login.initiate(entry, { track: false }));
    if (!error) {
      await onSignedIn();
      return undefined;
    }
    if ('status' in error && error.status === 403) await offer(entry, error);
    // Clears a refused password; it survives a network or server failure.
    if ('status' in error && typeof error.status === 'number' && error.status < 500) form.reset('password');
    return error;
  };

  if (next) return <Card>{next}</Card>;
  return (
    <>
      <Card>
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
              {hasKeys && (
                <div>
                  <Button look="secondary" onPress={() => void offer(initialLogin, { message: 'login.passkey' })}>
                    {t('login.passkey')}
                  </Button>
                </div>
              )}
            </>
          )}
        </PortalForm>
        <LinkLine>
          <Link to={paths.recover}>{t('login.forgot')}</Link>
        </LinkLine>
      </Card>
      {children}
    </>
  );
}
