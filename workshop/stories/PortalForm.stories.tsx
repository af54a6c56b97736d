import { useTranslation } from 'react-i18next';

import { Button, Page, PasswordInput, TextInput } from '../../src/ui';
import { SampleForm } from '../stage/SampleForm';
import type { Subject } from '../stage/story';

export default { title: 'Fields/PortalForm', parameters: { frame: 'page' } } satisfies Subject;

function Login({ isSending = false }: { isSending?: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput name="login" label={t('login.username')} autoComplete="username" />
      <PasswordInput name="password" label={t('login.password')} autoComplete="current-password" />
      <div>
        <Button type="submit" busy={isSending && t('login.submitting')}>
          {t('login.submit')}
        </Button>
      </div>
    </>
  );
}

const values = { login: '', password: '' };

/** What is wrong stands at each field, and first on the page with a link to it. */
export function LeftEmpty() {
  const { t } = useTranslation();
  return (
    <Page title={t('login.title')}>
      <SampleForm values={values} wrong={{ login: 'errors.cannotBeEmpty', password: 'errors.cannotBeEmpty' }}>
        <Login />
      </SampleForm>
    </Page>
  );
}

export function Refused() {
  const { t } = useTranslation();
  return (
    <Page title={t('login.title')}>
      <SampleForm values={values} send={async () => ({ message: 'errors.invalidCredentials' })}>
        <Login />
      </SampleForm>
    </Page>
  );
}

export function RefusedWithItsFields() {
  const { t } = useTranslation();
  return (
    <Page title={t('login.title')}>
      <SampleForm values={values} send={async () => ({ fields: { login: 'errors.loginTaken' } })}>
        <Login />
      </SampleForm>
    </Page>
  );
}

const never = new Promise<undefined>(() => undefined);

export function Sending() {
  const { t } = useTranslation();
  return (
    <Page title={t('login.title')}>
      <SampleForm values={values} send={() => never}>
        {({ isSending }) => <Login isSending={isSending} />}
      </SampleForm>
    </Page>
  );
}
