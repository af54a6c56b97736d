import { useTranslation } from 'react-i18next';

import type { StaffSignInBody } from '../../contract/staff.ts';
import { stripSpaces } from '../lib/formats';
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
import { opened, selectEnd, spoken } from './sessionSlice';
import { initialSignIn, validateSignIn } from './signInValues';
import { staffApi } from './staffApi';
import { chosenLanguage, speakStaff } from './staffI18n';
import { useStaffDispatch, useStaffSelector } from './staffStore';
import { useStaffTitle } from './useStaffTitle';

const useSignIn = () => {
  const { i18n } = useTranslation();
  const dispatch = useStaffDispatch();
  return async (
    { login, password, code }: StaffSignInBody,
    form: FormTools<StaffSignInBody>,
  ): Promise<FormFailure | undefined> => {
    const entry = { login: login.trim(), password, code: stripSpaces(code) };
    const { data: member, error } = await dispatch(staffApi.endpoints.signIn.initiate(entry, { track: false }));
    if (member) {
      if (chosenLanguage() === null && (await speakStaff(i18n, member.lang))) dispatch(spoken(member.lang));
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
