import type { Reference } from '@medplum/fhirtypes';
import { useTranslation } from 'react-i18next';

import { Card, WrittenHead, WrittenText } from '../../ui';
import { FiledSection } from './FiledSection';
import { nameIn, type Of, type OpenFile } from './openFile';
import { useMoments } from './useMoments';

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
  const { moment } = useMoments();
  const files = (message.payload ?? []).flatMap(({ contentAttachment }) => contentAttachment?.title ?? []);
  return (
    <Card as="article">
      <WrittenHead>
        <h3>{message.topic?.text}</h3>
        <p>{t('export.fromTo', { from: partyName(message.sender), to: partyName(message.recipient?.[0]) })}</p>
        <p>
          {moment(message.sent)}
          {message.received !== undefined && ` · ${t('export.readAt', { when: moment(message.received) })}`}
        </p>
      </WrittenHead>
      <WrittenText>{message.payload?.[0]?.contentString}</WrittenText>
      {files.length > 0 && <p>{t('export.files', { names: files.join(', ') })}</p>}
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
