import { useTranslation } from 'react-i18next';

import { accountCalls } from '../../../contract/calls/accountCalls.ts';
import type { AccessLogWanted } from '../../api/accessLogApi';
import { useLanguage } from '../../i18n/useLanguage';
import { isOwnOrigin, type Roots } from '../../lib/roots';
import { FetchedLink } from '../../scheduling/channel/FetchedLink';
import { useAppSelector } from '../../store/hooks';
import { DownloadLink } from '../../ui';

const expected = { type: 'text/csv', begins: '"', ends: '"' };

const selectMainRoot = ({ config }: { config: { roots: Roots } }): string => config.roots.main;

/** Only our own server offers it (product §8 Another back end). */
export function LogFileLink({ wanted }: { wanted: AccessLogWanted }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const root = useAppSelector(selectMainRoot);
  const address = `${root}${accountCalls.downloadAccess.path}?${new URLSearchParams({ ...wanted, lang }).toString()}`;
  if (!isOwnOrigin(address, window.location.origin)) return null;
  return (
    <div>
      <FetchedLink wanted={{ call: accountCalls.downloadAccess, params: { ...wanted, lang }, expected }}>
        {(onPress) => (
          <DownloadLink href={address} icon="download" look="secondary" onPress={onPress}>
            {t('accessLog.export')}
          </DownloadLink>
        )}
      </FetchedLink>
    </div>
  );
}
