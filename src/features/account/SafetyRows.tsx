import { useTranslation } from 'react-i18next';

import type { Consents, OpenSession } from '../../../contract/account.ts';
import type { SecondFactor } from '../../../contract/secondFactor.ts';
import { selectIsOffered } from '../../api/capability';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../store/hooks';
import { Stack, TaskCard } from '../../ui';

/** Unknown data has no row. */
type Props = {
  hasPassword: boolean;
  factor: SecondFactor | undefined;
  sessions: readonly OpenSession[] | undefined;
  consents: Consents | undefined;
  hasAccessLog: boolean;
};

export function SafetyRows({ hasPassword, factor, sessions, consents, hasAccessLog }: Props) {
  const { t } = useTranslation();
  const hasExport = useAppSelector(selectIsOffered('exportFile'));
  const hasClosing = useAppSelector(selectIsOffered('foreseeClosing', 'closeAccount'));
  const hasPasswordChange = useAppSelector(selectIsOffered('changePassword'));
  if (!hasPassword && !factor && !sessions && !consents && !hasAccessLog) return null;
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
      {factor && (
        <TaskCard
          to={paths.accountSecondFactor}
          icon="lock"
          label={t('factor.title')}
          hint={t(factor.isOn ? 'account.factor.on' : 'account.factor.off')}
        />
      )}
      {sessions && (
        <TaskCard
          to={paths.accountDevices}
          icon="device"
          label={t('devices.title')}
          hint={t('account.devices.count', { count: sessions.length })}
        />
      )}
      {hasAccessLog && (
        <TaskCard to={paths.accountAccess} icon="eye" label={t('accessLog.title')} hint={t('accessLog.hint')} />
      )}
      {hasAccessLog && hasExport && (
        <TaskCard to={paths.accountExport} icon="download" label={t('export.title')} hint={t('export.hint')} />
      )}
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
