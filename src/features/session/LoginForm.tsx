import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';

import type { LoginBody } from '../../../contract/session.ts';
import { sessionApi } from '../../api/sessionApi';
import { selectIsOffered } from '../../api/capability';
import { codeNeeded } from '../../api/withCode';
import { earlyEntry } from '../../lib/earlyEntry';
import { toPasskeyLogin } from '../../lib/paths';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  Button,
  ButtonLink,
  Checkbox,
  PasswordInput,
  PortalForm,
  TextInput,
  type FormFailure,
  type FormTools,
} from '../../ui';
import { canUsePasskeys } from './passkeys/canUsePasskeys';
import { initialLogin, validateLogin, type LoginValues } from './loginValues';

/** `early.ts` says so before the first paint. */
const Keys = styled.div`
  :root[data-keys='none'] & {
    display: none;
  }
`;

const never = () => () => undefined;
const isDrawn = () => true;
const typedEarly = () => earlyEntry().values;

type Refused = { message?: string | undefined; reopenUntil?: string };

type Props = {
  asksTerms: boolean;
  /** Awaited: the button stays busy until the next page. */
  onSignedIn: () => Promise<void>;
};

/** Replaces the form after a correct password that does not suffice. */
const useNextStep = (onSignedIn: () => Promise<void>) => {
  const { i18n: text } = useTranslation();
  const [next, setNext] = useState<ReactNode>();
  const leave = () => {
    setNext(undefined);
  };
  const offer = async (entry: LoginBody, { message, reopenUntil: until }: Refused): Promise<void> => {
    // On failure, the form says what is refused.
    const loaded = await import('./afterPassword').catch(() => undefined);
    setNext(await loaded?.offerNext(text, { entry, message, until, onSignedIn, onLeft: leave }).catch(() => undefined));
  };
  return { next, offer };
};

/** Starts with input typed before the scripts loaded. */
export function LoginForm({ asksTerms, onSignedIn }: Props) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [early] = useState(earlyEntry);
  const { next, offer } = useNextStep(onSignedIn);
  const { search } = useLocation();
  const takesKeys = useAppSelector(selectIsOffered('beginPasskeyLogin'));
  // The page as it is drawn has it, hidden from the start where there are none: nothing moves when it goes.
  const hasKeys = useSyncExternalStore(never, canUsePasskeys, isDrawn) && takesKeys;

  const signIn = async (values: LoginValues, form: FormTools<LoginValues>): Promise<FormFailure | undefined> => {
    const entry = { username: values.username.trim(), password: values.password };
    const { error } = await dispatch(sessionApi.endpoints.login.initiate(entry, { track: false }));
    if (!error) {
      await onSignedIn();
      return undefined;
    }
    if (error.message === 'errors.accountClosed' || error.message === codeNeeded) await offer(entry, error);
    // Clears a refused password; it survives a network or server failure.
    if ('status' in error && typeof error.status === 'number' && error.status < 500) form.reset('password');
    return error;
  };

  if (next) return next;
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
          {hasKeys && (
            <Keys>
              <ButtonLink to={toPasskeyLogin(search)} look="secondary">
                {t('login.passkey')}
              </ButtonLink>
            </Keys>
          )}
        </>
      )}
    </PortalForm>
  );
}
