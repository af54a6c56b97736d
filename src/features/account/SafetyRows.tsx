import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import type { Consents, OpenSession } from '../../../contract/account.ts';
import type { SecondFactor } from '../../../contract/secondFactor.ts';
import { missedIn, selectIsOffered } from '../../api/capability';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../store/hooks';
import { Stack, TaskCard, TaskMissed } from '../../ui';

type Icon = ComponentProps<typeof TaskMissed>['icon'];

type Asked<T> = Parameters<typeof missedIn>[0] & { data?: T | undefined; refetch: () => unknown };

type Props = {
  hasPassword: boolean;
  factor: Asked<SecondFactor>;
  sessions: Asked<readonly OpenSession[]>;
  consents: Asked<Consents>;
  accessLog: Asked<boolean>;
};

function Missed({ asked, icon, label }: { asked: Asked<unknown>; icon: Icon; label: string }) {
  const missed = missedIn(asked);
  return missed && <TaskMissed icon={icon} label={label} error={missed} onRetry={asked.refetch} />;
}

export function SafetyRows({ hasPassword, accessLog, ...asked }: Props) {
  const { t } = useTranslation();
  const { data: factor } = asked.factor;
  const { data: sessions } = asked.sessions;
  const { data: consents } = asked.consents;
  const { data: hasAccessLog = false } = accessLog;
  const hasExport = useAppSelector(selectIsOffered('exportFile'));
  const hasClosing = useAppSelector(selectIsOffered('foreseeClosing', 'closeAccount'));
  const hasPasswordChange = useAppSelector(selectIsOffered('changePassword'));
  const isMissed = [accessLog, asked.factor, asked.sessions, asked.consents].some(missedIn);
  if (!hasPassword && !factor && !sessions && !consents && !hasAccessLog && !isMissed) return null;
  return (
    <Stack as="section">
      <h2>{t('account.safety')}</h2>
      {hasPassword && hasPasswordChange && (
        <TaskCard
          to={paths.accountPassword}
          icon="lock"
          label={t('passwordChange.title')}
          hint={t('account.password.hint')}
        />
      )}
      <Missed asked={asked.factor} icon="lock" label={t('factor.title')} />
      {factor && (
        <TaskCard
          to={paths.accountSecondFactor}
          icon="lock"
          label={t('factor.title')}
          hint={t(factor.isOn ? 'account.factor.on' : 'account.factor.off')}
        />
      )}
      <Missed asked={asked.sessions} icon="device" label={t('devices.title')} />
      {sessions && (
        <TaskCard
          to={paths.accountDevices}
          icon="device"
          label={t('devices.title')}
          hint={t('account.devices.count', { count: sessions.length })}
        />
      )}
      <Missed asked={accessLog} icon="eye" label={t('accessLog.title')} />
      {hasAccessLog && (
        <TaskCard to={paths.accountAccess} icon="eye" label={t('accessLog.title')} hint={t('accessLog.hint')} />
      )}
      {hasAccessLog && hasExport && (
        <TaskCard to={paths.accountExport} icon="download" label={t('export.title')} hint={t('export.hint')} />
      )}
      <Missed asked={asked.consents} icon="check" label={t('consents.title')} />
      {consents && (
        <TaskCard
          to={paths.accountConsents}
          icon="check"
          label={t('consents.title')}
          hint={consents.analytics.granted ? t('account.consents.measured') : t('account.consents.notMeasured')}
        />
      )}
      {hasPassword && hasClosing && (
        <TaskCard to={paths.accountClose} icon="close" label={t('close.title')} hint={t('close.hint')} />
      )}
    </Stack>
  );
}
