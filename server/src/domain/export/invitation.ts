import type { Task } from '@medplum/fhirtypes';

import type { CareType } from '../../../../contract/catalogues.ts';
import { codingOf, instantOf, refTo, refToOwner, refToAppointment, type Owner } from './naming.ts';

export type FiledInvitation = {
  invitationId: string;
  clinicId: string;
  careType: CareType;
  email: string;
  createdAt: Date;
  openUntil: Date;
  endedAt: Date | null;
  reservationId: string | null;
};

const statusOf = ({ endedAt, reservationId }: FiledInvitation): Task['status'] => {
  if (reservationId !== null) return 'completed';
  return endedAt === null ? 'requested' : 'cancelled';
};

export const invitationTask = (invitation: FiledInvitation, owner: Owner): Task => {
  const appointment = refToAppointment(owner, invitation.reservationId);
  const typeOf = (criterion: string) => ({ coding: [codingOf(owner, 'criterion', criterion)] });
  return {
    resourceType: 'Task',
    id: invitation.invitationId,
    status: statusOf(invitation),
    intent: 'proposal',
    code: { coding: [codingOf(owner, 'request-kind', 'invitation')] },
    ...(appointment === null ? {} : { focus: appointment }),
    for: refToOwner(owner),
    authoredOn: instantOf(invitation.createdAt),
    requester: refTo('Organization', invitation.clinicId),
    restriction: { period: { end: instantOf(invitation.openUntil) } },
    input: [
      { type: typeOf('careType'), valueString: invitation.careType },
      { type: typeOf('email'), valueString: invitation.email },
    ],
  };
};
