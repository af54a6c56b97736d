import { useTranslation } from 'react-i18next';

import type { SecondFactor } from '../../../../contract/secondFactor.ts';
import { refusalIn } from '../../../api/capability';
import { secondFactorApi } from '../../../api/secondFactorApi';
import { useLanguage } from '../../../i18n/useLanguage';
import { useTold } from '../../../i18n/useTold';
import { calendarDateOf, deviceTimeZone, formatDate } from '../../../lib/clinicTime';
import { useAppDispatch } from '../../../store/hooks';
import { Alert, Card, Outcome } from '../../../ui';
import { GuardedAct } from './GuardedAct';
import { PasswordGate } from './PasswordGate';

type Props = Pick<SecondFactor, 'since' | 'recoveryCodesLeft'> & {
  isMissed: boolean;
  login: string;
  onCodes: (codes: readonly string[]) => void;
  onOff: () => Promise<void>;
};

const few = 3;

function Since({ since }: { since: string }) {
  const told = useTold();
  const lang = useLanguage();
  return <p>{told('factor.on.since', { date: formatDate(calendarDateOf(since, deviceTimeZone()), lang) })}</p>;
}

export function FactorOn({ since, recoveryCodesLeft: left, isMissed, login, onCodes, onOff }: Props) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { endSecondFactor, renewRecoveryCodes } = secondFactorApi.endpoints;
  const renew = async (values: { password: string }) => {
    const { data, error } = await dispatch(renewRecoveryCodes.initiate(values, { track: false }));
    if (error) return refusalIn(error) ?? {};
    onCodes(data.recoveryCodes);
    return undefined;
  };
  const turnOff = async (values: { password: string }) => {
    const { error } = await dispatch(endSecondFactor.initiate(values, { track: false }));
    if (error) return refusalIn(error) ?? {};
    await onOff();
    return undefined;
  };
  const gate = { login, label: t('account.password') };
  return (
    <Card>
      {since !== null && <Since since={since} />}
      {isMissed && <Outcome tone="error">{t('factor.missed')}</Outcome>}
      {left > few ? (
        <p>{t('factor.on.left', { count: left })}</p>
      ) : (
        <Alert tone="warning">{t('factor.on.few', { count: left })}</Alert>
      )}
      <GuardedAct label={t('factor.renew.open')} what={t('factor.renew.what')}>
        <PasswordGate {...gate} submit={t('factor.renew')} onSubmit={renew} />
      </GuardedAct>
      <GuardedAct label={t('factor.off.open')} what={t('factor.off.what')}>
        <PasswordGate {...gate} submit={t('factor.off')} onSubmit={turnOff} />
      </GuardedAct>
    </Card>
  );
}
