import type { Bundle } from '@medplum/fhirtypes';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { checkRequired } from '../../../contract/required.ts';
import { exportFile } from '../../api/exportFile';
import { useAppDispatch } from '../../store/hooks';
import { Button, KnownUsername, PasswordInput, PortalForm, type FormFailure } from '../../ui';

type Values = { password: string };

const initial: Values = { password: '' };

const validate = ({ password = '' }: Partial<Values>) => {
  const problem = checkRequired(password);
  return problem === undefined ? {} : { password: problem };
};

type Props = { login: string; onReady: (file: Bundle) => void };

/** Leaving the page cancels. */
export function ExportForm({ login, onReady }: Props) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const underWay = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      underWay.current?.abort();
    },
    [],
  );
  const ask = async ({ password }: Values): Promise<FormFailure | undefined> => {
    const controller = new AbortController();
    underWay.current = controller;
    const { error, ...answer } = await dispatch(
      exportFile(password, {
        signal: controller.signal,
        abort: () => {
          controller.abort();
        },
      }),
    );
    if (error) return error;
    if ('file' in answer) onReady(answer.file);
    return undefined;
  };
  return (
    <PortalForm initialValues={initial} validate={validate} onSubmit={ask}>
      {({ isSending }) => (
        <>
          <KnownUsername value={login} />
          <p>{t('export.password')}</p>
          <PasswordInput name="password" label={t('account.password')} autoComplete="current-password" />
          <div>
            <Button type="submit" busy={isSending && t('export.submitting')}>
              {t('export.submit')}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
