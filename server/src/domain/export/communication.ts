import type { Communication, CommunicationPayload, Reference } from '@medplum/fhirtypes';

import type { Message } from '../../../../contract/mailbox.ts';
import { networkId } from './clinics.ts';
import {
  codingOf,
  instantExtension,
  instantOf,
  refTo,
  refToAccount,
  refToOwner,
  refToAppointment,
  type Owner,
} from './naming.ts';

/** Without content when the export would grow too large. */
export type FiledAttachment = {
  attachmentId: string;
  name: string;
  type: string;
  size: number;
  content: Buffer | null;
};

export type FiledMessage = {
  messageId: string;
  kind: Message['kind'];
  sender: 'clinic' | 'network' | 'patient';
  clinicId: string | null;
  author: string | null;
  subject: string;
  body: string;
  sentAt: Date;
  readAt: Date | null;
  archivedAt: Date | null;
  reservationId: string | null;
  answers: string | null;
  attachments: readonly FiledAttachment[];
};

const clinicOf = ({ clinicId }: FiledMessage): Reference<never> => refTo('Organization', clinicId ?? networkId);

const senderOf = (message: FiledMessage, owner: Owner): Reference<never> | null => {
  if (message.sender === 'patient') return refToAccount(owner, message.author);
  return message.sender === 'network' ? refTo('Organization', networkId) : clinicOf(message);
};

const payloadOf = (
  { attachmentId, name, type, size, content }: FiledAttachment,
  { base }: Owner,
): CommunicationPayload => ({
  contentAttachment: {
    contentType: type,
    title: name,
    size,
    ...(content === null
      ? { url: `${base}/api/mailbox/attachments/${attachmentId}` }
      : { data: content.toString('base64') }),
  },
});

/** `received` is when the owner read it. */
export const communicationOf = (message: FiledMessage, owner: Owner): Communication => {
  const [sender, appointment] = [senderOf(message, owner), refToAppointment(owner, message.reservationId)];
  const archived = instantExtension(owner, 'archived', message.archivedAt);
  return {
    resourceType: 'Communication',
    id: message.messageId,
    ...(archived.length === 0 ? {} : { extension: archived }),
    ...(message.answers === null ? {} : { inResponseTo: [refTo('Communication', message.answers)] }),
    status: 'completed',
    category: [{ coding: [codingOf(owner, 'message-kind', message.kind)] }],
    subject: refToOwner(owner),
    topic: { text: message.subject },
    ...(appointment === null ? {} : { about: [appointment] }),
    sent: instantOf(message.sentAt),
    ...(message.readAt === null ? {} : { received: instantOf(message.readAt) }),
    recipient: [message.sender === 'patient' ? clinicOf(message) : refToOwner(owner)],
    ...(sender === null ? {} : { sender }),
    payload: [
      ...(message.body === '' ? [] : [{ contentString: message.body }]),
      ...message.attachments.map((attachment) => payloadOf(attachment, owner)),
    ],
  };
};
