import type { Bundle } from '@medplum/fhirtypes';
import { useMemo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { useTold } from '../../i18n/useTold';
import { Cluster, DownloadLink, Outcome, PrintButton, Stack, AnchorLink } from '../../ui';
import { space } from '../../ui/theme/tokens';
import { AboutMe } from './AboutMe';
import { FiledAccess } from './FiledAccess';
import { FiledAlerts } from './FiledAlerts';
import { FiledAppointments } from './FiledAppointments';
import { FiledConsents } from './FiledConsents';
import { FiledLines } from './FiledLines';
import { FiledMessages } from './FiledMessages';
import { FiledPeople } from './FiledPeople';
import { FiledSection } from './FiledSection';
import { openFile, requestsIn, valueOf, type Of, type OpenFile } from './openFile';
import { useFiledText } from './useFiledText';
import { useMoments } from './useMoments';

/** Revoked on unmount. */
const useFileAddress = (file: Bundle): string => {
  const [address] = useState(() =>
    URL.createObjectURL(new Blob([JSON.stringify(file, null, 1)], { type: 'application/fhir+json' })),
  );
  useEffect(
    () => () => {
      URL.revokeObjectURL(address);
    },
    [address],
  );
  return address;
};

function FiledInvitations({ file }: { file: OpenFile }) {
  const { t } = useTranslation();
  const text = useFiledText();
  const { moment } = useMoments();
  const invitations = requestsIn(file, 'invitation');
  const lineOf = (invitation: Of<'Task'>) => ({
    key: invitation.id ?? '',
    title: file.find('Organization', invitation.requester)?.name ?? '',
    said: [
      moment(invitation.authoredOn),
      text.careType(valueOf(invitation, 'careType')),
      valueOf(invitation, 'email') ?? '',
    ],
  });
  return (
    <FiledSection id="invitations" title={t('export.invitations')} count={invitations.length}>
      <FiledLines lines={invitations.map(lineOf)} />
    </FiledSection>
  );
}

const Slots = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.l};
    list-style: none;
  }
  a {
    display: inline-block;
    padding-block: ${space.s};
  }
  @media print {
    display: none;
  }
`;

function FileOutline({ parts }: { parts: readonly { id: string; title: string }[] }) {
  const { t } = useTranslation();
  return (
    <Slots aria-label={t('export.outline')}>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <AnchorLink anchor={id}>{title}</AnchorLink>
          </li>
        ))}
      </ul>
    </Slots>
  );
}

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

/** The very file that is saved. */
export function OwnFile({ bundle, networkName }: { bundle: Bundle; networkName: string }) {
  const { t } = useTranslation();
  const told = useTold();
  const { moment } = useMoments();
  const file = useMemo(() => openFile(bundle), [bundle]);
  const address = useFileAddress(bundle);
  return (
    <Stack $gap="xxl">
      <Outcome tone="success">
        <p>{t('export.ready')}</p>
      </Outcome>
      <Stack>
        <p>{told('export.at', { when: moment(file.at) })}</p>
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
