import type { Bundle } from '@medplum/fhirtypes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useKnowsAccessLogQuery } from '../../api/accessLogApi';
import { selectIsOffered } from '../../api/capability';
import { selectBrand } from '../../features/config/configSlice';
import { ExportForm } from '../../features/ownFile/ExportForm';
import { FileContents } from '../../features/ownFile/FileContents';
import { OwnFile } from '../../features/ownFile/OwnFile';
import { selectUser } from '../../features/session/sessionSlice';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../store/hooks';
import { Card, Page, saysOnArrival } from '../../ui';
import { NetworkPhone } from '../NetworkPhone';

/** Product §4: in memory until this page closes. */
export function ExportPage() {
  const { t } = useTranslation();
  const lang = useLanguage();
  const login = useAppSelector(selectUser) ?? '';
  const brand = useAppSelector(selectBrand);
  const [bundle, setBundle] = useState<Bundle>();
  const isOffered = useAppSelector(selectIsOffered('listAccess', 'exportFile'));
  useKnowsAccessLogQuery(); // without this log, no export either
  const frame = { title: t('export.title'), back: { to: paths.account, label: t('account.title') } };

  if (!isOffered)
    return (
      <Page {...frame}>
        <p {...saysOnArrival}>{t('export.absent')}</p>
        <NetworkPhone />
      </Page>
    );
  if (bundle !== undefined)
    return (
      <Page {...frame}>
        <OwnFile bundle={bundle} networkName={brand.name[lang]} />
      </Page>
    );
  return (
    <Page {...frame} lead={t('export.lead')}>
      <FileContents />
      <Card>
        <ExportForm login={login} onReady={setBundle} />
      </Card>
    </Page>
  );
}
