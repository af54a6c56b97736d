import type { Bundle } from '@medplum/fhirtypes';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { Cluster, DownloadLink, Outcome, PrintButton, Stack } from '../../ui';
import { AboutMe } from './AboutMe';
import { FiledAccess } from './FiledAccess';
import { FiledAlerts } from './FiledAlerts';
import { FiledConsents } from './FiledConsents';
import { FiledInvitations } from './FiledInvitations';
import { FiledMessages } from './FiledMessages';
import { FiledPeople } from './FiledPeople';
import { FiledAppointments } from './FiledAppointments';
import { FileOutline } from './FileOutline';
import { openFile } from './openFile';
import { useFileAddress } from './useFileAddress';
import { useMoments } from './useMoments';

/** The parts, in their order. */
const parts = [
  { id: 'me', title: 'export.me' },
  { id: 'people', title: 'export.people' },
  { id: 'visits', title: 'export.visits' },
  { id: 'alerts', title: 'alert.list.title' },
  { id: 'invitations', title: 'export.invitations' },
  { id: 'messages', title: 'export.messages' },
  { id: 'consents', title: 'export.consents' },
  { id: 'access', title: 'accessLog.title' },
] as const;

/** The file, to be kept and to be read: what the page shows is made of the very file that is kept. */
export function OwnFile({ bundle, networkName }: { bundle: Bundle; networkName: string }) {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const file = useMemo(() => openFile(bundle), [bundle]);
  const address = useFileAddress(bundle);
  return (
    <Stack $gap="xxl">
      <Outcome tone="success">
        <p>{t('export.ready')}</p>
      </Outcome>
      <Stack>
        <p>{t('export.at', { when: moment(file.at) })}</p>
        <Cluster>
          <DownloadLink href={address} name={t('export.fileName')} icon="download" look="secondary">
            {t('export.download')}
          </DownloadLink>
          <PrintButton />
        </Cluster>
        <FileOutline parts={parts.map(({ id, title }) => ({ id, title: t(title) }))} />
      </Stack>
      <AboutMe file={file} />
      <FiledPeople file={file} />
      <FiledAppointments file={file} />
      <FiledAlerts file={file} />
      <FiledInvitations file={file} />
      <FiledMessages file={file} networkName={networkName} />
      <FiledConsents file={file} />
      <FiledAccess file={file} />
    </Stack>
  );
}
