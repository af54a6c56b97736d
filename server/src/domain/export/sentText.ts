import type { Communication } from '@medplum/fhirtypes';

import type { TextTemplate } from '../news/newsTemplate.ts';
import { networkId } from './clinics.ts';
import { codingOf, instantOf, refTo, refToAppointment, refToOwner, type Owner } from './naming.ts';

export type FiledText = { id: string; kind: TextTemplate; reservationId: string | null; sentAt: Date };

const codes: Record<TextTemplate, string> = {
  textCode: 'code',
  textReminder: 'reminder',
  textOffer: 'offer',
  textChange: 'change',
};

const byText = { system: 'http://terminology.hl7.org/CodeSystem/v3-ParticipationMode', code: 'SMSWRIT' };

export const sentTextOf = ({ id, kind, reservationId, sentAt }: FiledText, owner: Owner): Communication => {
  const appointment = refToAppointment(owner, reservationId);
  return {
    resourceType: 'Communication',
    id,
    status: 'completed',
    category: [{ coding: [codingOf(owner, 'texts', codes[kind])] }],
    medium: [{ coding: [byText] }],
    subject: refToOwner(owner),
    ...(appointment === null ? {} : { about: [appointment] }),
    sent: instantOf(sentAt),
    recipient: [refToOwner(owner)],
    sender: refTo('Organization', networkId),
  };
};
