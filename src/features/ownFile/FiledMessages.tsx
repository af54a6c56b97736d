import type { Reference } from '@medplum/fhirtypes';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { useTold } from '../../i18n/useTold';
import { beside, listed } from '../../lib/lists';
import { Card } from '../../ui';
import { color, type, width } from '../../ui/theme/tokens';
import { FiledSection } from './FiledSection';
import { nameIn, type Of, type OpenFile } from './openFile';
import { useMoments } from './useMoments';

const Head = styled.header`
  p {
    color: ${color.inkSoft};
    font-size: ${type.small};
  }
`;

const Body = styled.p`
  max-width: ${width.text};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

type Party = Reference | undefined;

const usePartyName = (file: OpenFile, networkName: string): ((party: Party) => string) => {
  const { t } = useTranslation();
  return (party) => {
    const clinic = file.find('Organization', party);
    if (clinic !== undefined) return clinic.name ?? networkName;
    if (file.find('Patient', party) !== undefined) return t('mailbox.me');
    return nameIn(file.find('RelatedPerson', party)) || t('export.someone');
  };
};

function FiledMessage({ message, partyName }: { message: Of<'Communication'>; partyName: (party: Party) => string }) {
  const { t } = useTranslation();
  const told = useTold();
  const { moment } = useMoments();
  const files = (message.payload ?? []).flatMap(({ contentAttachment }) => contentAttachment?.title ?? []);
  return (
    <Card as="article">
      <Head>
        <h3>{message.topic?.text}</h3>
        <p>{told('export.fromTo', { from: partyName(message.sender), to: partyName(message.recipient?.[0]) })}</p>
        <p>
          {beside([
            moment(message.sent),
            message.received !== undefined && t('export.readAt', { when: moment(message.received) }),
          ])}
        </p>
      </Head>
      <Body>{message.payload?.[0]?.contentString}</Body>
      {files.length > 0 && <p>{t('export.files', { names: listed(files) })}</p>}
    </Card>
  );
}

export function FiledMessages({ file, networkName }: { file: OpenFile; networkName: string }) {
  const { t } = useTranslation();
  const partyName = usePartyName(file, networkName);
  const messages = file.all('Communication').reverse();
  return (
    <FiledSection id="messages" title={t('export.messages')} count={messages.length}>
      {messages.map((message) => (
        <FiledMessage key={message.id} message={message} partyName={partyName} />
      ))}
    </FiledSection>
  );
}
