import { useTranslation } from 'react-i18next';

import type { StaffSignInBody } from '../../contract/staff.ts';
import {
  Alert,
  Button,
  Card,
  Page,
  PageTop,
  PasswordInput,
  PortalForm,
  TextInput,
  type FormFailure,
  type FormTools,
} from '../ui';
import { opened, selectEnd } from './sessionSlice';
import { initialSignIn, signInBody, validateSignIn } from './signInValues';
import { speakAsMember } from './speakAsMember';
import { staffApi } from './staffApi';
import { useStaffDispatch, useStaffSelector } from './staffStore';
import { useStaffTitle } from './useStaffTitle';

/** Which of the three was wrong is never told. */
const useSignIn = () => {
  const { i18n } = useTranslation();
  const dispatch = useStaffDispatch();
  return async (typed: StaffSignInBody, form: FormTools<StaffSignInBody>): Promise<FormFailure | undefined> => {
    const { signIn } = staffApi.endpoints;
    const { data: member, error } = await dispatch(signIn.initiate(signInBody(typed), { track: false }));
    if (member) {
      await speakAsMember(member, i18n, dispatch);
      dispatch(opened(member));
      return undefined;
    }
    if (error.message !== 'errors.invalidCredentials') return error;
    form.reset('password');
    form.reset('code');
    return { ...error, message: 'staff.signIn.refused' };
  };
};

function Farewell() {
  const { t } = useTranslation();
  const end = useStaffSelector(selectEnd);
  if (end === null) return null;
  return (
    <PageTop>
      <Alert tone="info">{t(end === 'signedOut' ? 'staff.signedOut' : 'staff.ended')}</Alert>
    </PageTop>
  );
}

export function SignInPage() {
  const { t } = useTranslation();
  const signIn = useSignIn();
  useStaffTitle(t('staff.signIn.title'));
  return (
    <Page title={t('staff.signIn.title')} lead={t('staff.signIn.lead')}>
      <Farewell />
      <Card>
        <PortalForm initialValues={initialSignIn} validate={validateSignIn} onSubmit={signIn}>
          {({ isSending }) => (
            <>
              <TextInput name="login" label={t('staff.signIn.login')} autoComplete="username" />
              <PasswordInput name="password" label={t('login.password')} autoComplete="current-password" />
              <TextInput
                name="code"
                label={t('staff.signIn.code')}
                hint={t('staff.signIn.code.hint')}
                autoComplete="one-time-code"
                inputMode="numeric"
              />
              <div>
                <Button type="submit" busy={isSending && t('login.submitting')}>
                  {t('login.submit')}
                </Button>
              </div>
            </>
          )}
        </PortalForm>
      </Card>
    </Page>
  );
}
