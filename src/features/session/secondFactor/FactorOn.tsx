import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { SecondFactor } from '../../../../contract/secondFactor.ts';
import { failureIn } from '../../../api/capability';
import { useEndSecondFactorMutation, useRenewRecoveryCodesMutation } from '../../../api/secondFactorApi';
import { useLanguage } from '../../../i18n/useLanguage';
import { calendarDateOf, deviceTimeZone, formatDate } from '../../../lib/clinicTime';
import { Alert, Button, Card, Cluster, Outcome } from '../../../ui';
import { PasswordGate } from './PasswordGate';

type Props = {
  factor: SecondFactor;
  isMissed: boolean;
  login: string;
  onCodes: (codes: readonly string[]) => void;
  onOff: () => Promise<void>;
};

const few = 3;

export function FactorOn({ factor: { since, recoveryCodesLeft: left }, isMissed, login, onCodes, onOff }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [act, setAct] = useState<'codes' | 'off'>();
  const [renew] = useRenewRecoveryCodesMutation();
  const [end] = useEndSecondFactorMutation();
  const renewCodes = async (values: { password: string }) => {
    const { data, error } = await renew(values);
    if (error) return failureIn(error);
    onCodes(data.recoveryCodes);
    return undefined;
  };
  const turnOff = async (values: { password: string }) => {
    const { error } = await end(values);
    if (error) return failureIn(error);
    await onOff();
    return undefined;
  };
  const date = since ? formatDate(calendarDateOf(since, deviceTimeZone()), lang) : '';
  return (
    <Card>
      <p>{t('factor.on.since', { date })}</p>
      {isMissed && <Outcome tone="error">{t('factor.missed')}</Outcome>}
      {left > few ? (
        <p>{t('factor.on.left', { count: left })}</p>
      ) : (
        <Alert tone="warning">{t('factor.on.few', { count: left })}</Alert>
      )}
      <Cluster>
        <Button
          look="secondary"
          onPress={() => {
            setAct('codes');
          }}
        >
          {t('factor.renew.open')}
        </Button>
        <Button
          look="secondary"
          onPress={() => {
            setAct('off');
          }}
        >
          {t('factor.off.open')}
        </Button>
      </Cluster>
      {act === 'codes' && (
        <>
          <p>{t('factor.renew.what')}</p>
          <PasswordGate
            key="codes"
            login={login}
            label={t('account.password')}
            submit={t('factor.renew')}
            onSubmit={renewCodes}
          />
        </>
      )}
      {act === 'off' && (
        <>
          <p>{t('factor.off.what')}</p>
          <PasswordGate
            key="off"
            login={login}
            label={t('account.password')}
            submit={t('factor.off')}
            onSubmit={turnOff}
          />
        </>
      )}
    </Card>
  );
}
