import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ErrorCode } from '../../../../contract/errorCodes.ts';
import { refusalIn } from '../../../api/capability';
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
import { tellFailure } from '../../../scheduling/channel/tellFailure';

type CloseValues = { password: string; visits: 'keep' | 'cancel' };

const initialClose: CloseValues = { password: '', visits: 'keep' };

/** Only the server can verify the password. */
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
    const { error } = await closeAccount(values);
    return error && (refusalIn(error) ?? {});
  };
  const choices = [
    { value: 'keep', label: t('close.visits.keep'), hint: t('close.visits.keep.hint') },
    { value: 'cancel', label: t('close.visits.cancel'), hint: t('close.visits.cancel.hint') },
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
              <Radios name="visits" label={t('close.visits.choice')} options={choices} />
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
