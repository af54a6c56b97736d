import { useTranslation } from 'react-i18next';

import type { ErrorCode } from '../../../../contract/errorCodes.ts';
import { tellFailure } from '../../../scheduling/channel/tellFailure';
import { Button, KnownUsername, PasswordInput, PortalForm, type FormFailure } from '../../../ui';

type Values = { password: string };

const initial: Values = { password: '' };

const validate = ({ password }: Values): Partial<Record<keyof Values, ErrorCode>> =>
  password === '' ? { password: 'errors.cannotBeEmpty' } : {};

type Props = {
  login: string;
  label: string;
  submit: string;
  onSubmit: (values: Values) => Promise<FormFailure | undefined>;
};

export function PasswordGate({ login, label, submit, onSubmit }: Props) {
  const { t } = useTranslation();
  return (
    <PortalForm
      initialValues={initial}
      validate={validate}
      onSubmit={onSubmit}
      tellFailure={tellFailure(t('unknown.done'))}
    >
      {({ isSending }) => (
        <>
          <KnownUsername value={login} />
          <PasswordInput name="password" label={label} autoComplete="current-password" />
          <div>
            <Button type="submit" busy={isSending && t('factor.checking')}>
              {submit}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
