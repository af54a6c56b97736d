import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { adviseOnNam } from '../../../contract/healthNumber.ts';
import { cleanEmail, cleanNam, typedEmail } from '../../../contract/rules.ts';
import { useSignupMutation } from '../../api/sessionApi';
import { paths } from '../../lib/paths';
import { Button, Checkbox, NamInput, PortalForm, TextInput, type FormFailure } from '../../ui';
import { NewPassword } from './NewPassword';
import { useEntryAgain } from './useEntryAgain';
import { initialSignup, validateSignup, type SignupValues } from './signupValues';

/** In a new tab, so that no input is lost. */
const textLink = (path: string) => <Link to={path} target="_blank" rel="noreferrer" />;

/** Spec §2, §5. `email` pre-fills the form. */
export function SignupForm({ email, onSignedUp }: { email: string; onSignedUp: () => Promise<void> }) {
  const { t } = useTranslation();
  const [signup] = useSignupMutation();
  const enter = useEntryAgain();

  const send = async ({ email: address, password, login, nam }: SignupValues): Promise<FormFailure | undefined> => {
    const error = await enter({
      entry: { username: login, password },
      send: () => signup({ email: address, password, login, nam }),
      isDone: ({ message }) => message === 'errors.loginTaken',
    });
    if (!error) await onSignedUp();
    return error;
  };

  return (
    <PortalForm initialValues={initialSignup(email)} validate={validateSignup} onSubmit={send}>
      {({ isSending }) => (
        <>
          <TextInput
            name="email"
            label={t('signup.email')}
            hint={t('signup.email.hint')}
            type="email"
            autoComplete="email"
            parse={typedEmail}
            tidy={cleanEmail}
          />
          <NamInput
            name="nam"
            label={t('signup.nam')}
            hint={t('signup.nam.hint')}
            clean={cleanNam}
            advise={adviseOnNam}
          />
          <TextInput name="login" label={t('signup.login')} hint={t('signup.login.hint')} autoComplete="username" />
          <NewPassword name="password" confirmName="confirmPassword" />
          <Checkbox name="terms" summaryLabel={t('login.terms.short')}>
            <Trans
              t={t}
              i18nKey="signup.terms"
              components={{ terms: textLink(paths.terms), privacy: textLink(paths.privacy) }}
            />
          </Checkbox>
          <div>
            <Button type="submit" busy={isSending && t('signup.submitting')}>
              {t('signup.submit')}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
