import { sql, type Kysely } from 'kysely';

import type { FiledInvitation } from '../../domain/export/invitation.ts';
import { unreadableText } from '../../domain/unreadable.ts';
import { recordsOf } from '../guest/ownRecords.ts';
import { invitationEmailContext } from '../invitation/invite.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

type InvitationRow = Omit<FiledInvitation, 'email'> & { emailSealed: Buffer };

export const readFiledInvitations = async (
  db: Kysely<Tables>,
  vault: Vault,
  patientId: string,
): Promise<FiledInvitation[]> => {
  const { rows } = await sql<InvitationRow>`
    select i.id as "invitationId", i.clinic_id as "clinicId", i.care_type as "careType", i.email_sealed as "emailSealed", i.created_at as "createdAt",
      i.open_until as "openUntil", i.ended_at as "endedAt",
      (select booked.id from appointments as booked where booked.invitation_id = i.id
        order by booked.status = 'cancelled', booked.created_at desc limit 1) as "reservationId"
    from invitations as i where i.patient_id in ${recordsOf(patientId)} order by i.created_at, i.id
  `.execute(db);
  return rows.map(({ emailSealed, ...invitation }) => ({
    ...invitation,
    email: vault.openOr(emailSealed, invitationEmailContext, unreadableText),
  }));
};
