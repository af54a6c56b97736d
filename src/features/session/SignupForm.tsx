import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { adviseOnNam } from '../../../contract/healthNumber.ts';
import { cleanEmail, cleanNam } from '../../../contract/rules.ts';
import { useSignupMutation } from '../../api/sessionApi';
import { paths } from '../../lib/paths';
import { Button, Checkbox, NamInput, PortalForm, TextInput, type FormFailure } from '../../ui';
import { tellFailure } from '../../unproven/tellFailure';
import { NewPassword } from './NewPassword';
import { initialSignup, validateSignup, type SignupValues } from './signupValues';

const textLink = (path: string) => <Link to={path} target="_blank" rel="noreferrer" />;

/** Spec §2, §5. */
export function SignupForm({ email, onSignedUp }: { email: string; onSignedUp: () => Promise<void> }) {
  const { t } = useTranslation();
  const [signup] = useSignupMutation();

  const send = async ({ email: address, password, login, nam }: SignupValues): Promise<FormFailure | undefined> => {
    const { error } = await signup({ email: address, password, login, nam });
    if (!error) await onSignedUp();
    return error;
  };

  return (
    <PortalForm
      initialValues={initialSignup(email)}
      validate={validateSignup}
      onSubmit={send}
      tellFailure={tellFailure(t('signup.unknown'))}
    >
      {({ isSending }) => (
        <>
          <TextInput
            name="email"
            label={t('signup.email')}
            hint={t('signup.email.hint')}
            type="email"
            autoComplete="email"
            parse={cleanEmail}
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
