import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ErrorCode } from '../../../../contract/errorCodes.ts';
import { failureIn } from '../../../api/capability';
import { useCloseAccountMutation } from '../../../api/closingApi';
import { paths } from '../../../lib/paths';
import {
  Button,
  ButtonLink,
  Cluster,
  KnownUsername,
  PasswordInput,
  PortalForm,
  Radios,
  Stack,
  type FormFailure,
} from '../../../ui';
import { tellFailure } from '../../../unproven/tellFailure';

type CloseValues = { password: string; visits: 'keep' | 'cancel' };

const initialClose: CloseValues = { password: '', visits: 'keep' };

const validateClose = ({ password }: CloseValues): Partial<Record<keyof CloseValues, ErrorCode>> =>
  password === '' ? { password: 'errors.cannotBeEmpty' } : {};

type Props = {
  login: string;
  appointments: ReactNode;
};

export function CloseForm({ login, appointments }: Props) {
  const { t } = useTranslation();
  const [closeAccount] = useCloseAccountMutation();
  const close = async (values: CloseValues): Promise<FormFailure | undefined> => {
    const { error } = await closeAccount({ login, ...values });
    return error && failureIn(error);
  };
  const choices = [
    { value: 'keep', label: t('close.appointments.keep'), hint: t('close.appointments.keep.hint') },
    { value: 'cancel', label: t('close.appointments.cancel'), hint: t('close.appointments.cancel.hint') },
  ];
  return (
    <PortalForm
      initialValues={initialClose}
      validate={validateClose}
      onSubmit={close}
      tellFailure={tellFailure(t('close.unknown'))}
    >
      {({ isSending }) => (
        <>
          {appointments && (
            <Stack $gap="m">
              {appointments}
              <Radios name="visits" label={t('close.appointments.choice')} options={choices} />
            </Stack>
          )}
          <KnownUsername value={login} />
          <PasswordInput name="password" label={t('account.password')} autoComplete="current-password" />
          <Cluster>
            <Button type="submit" look="warning" busy={isSending && t('close.busy')}>
              {t('close.confirm')}
            </Button>
            <ButtonLink to={paths.account} look="secondary">
              {t('close.keepAccount')}
            </ButtonLink>
          </Cluster>
        </>
      )}
    </PortalForm>
  );
}
