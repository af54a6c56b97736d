import { useTranslation } from 'react-i18next';

import { calls } from '../../../contract/calls.ts';
import type { AccessLogWanted } from '../../api/accessLogApi';
import { useLanguage } from '../../i18n/useLanguage';
import { isOwnOrigin, type Roots } from '../../lib/roots';
import { useAppSelector } from '../../store/hooks';
import { DownloadLink } from '../../ui';

const selectMainRoot = ({ config }: { config: { roots: Roots } }): string => config.roots.main;

/** Only our own server offers it (product §8 Another back end). */
export function LogFileLink({ wanted }: { wanted: AccessLogWanted }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const root = useAppSelector(selectMainRoot);
  const address = `${root}${calls.downloadAccess.path}?${new URLSearchParams({ ...wanted, lang }).toString()}`;
  if (!isOwnOrigin(address, window.location.origin)) return null;
  return (
    <div>
      <DownloadLink href={address} icon="download" look="secondary">
        {t('accessLog.export')}
      </DownloadLink>
    </div>
  );
}
