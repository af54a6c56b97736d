import type { Kysely } from 'kysely';

import { codeText } from '../../domain/invitation/code.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { invitationEmailContext } from './invite.ts';

/** Nothing once revoked or renewed. */
export const findInvitationMail = async (
  db: Kysely<Tables>,
  vault: Vault,
  { invitationId, code }: { invitationId: string; code: string },
): Promise<{ to: string; clinicPhone: string | null } | undefined> => {
  const row = await db
    .selectFrom('invitations')
    .innerJoin('clinics', 'clinics.id', 'invitations.clinic_id')
    .where('invitations.id', '=', invitationId)
    .where('ended_at', 'is', null)
    .where('code_digest', '=', vault.blindIndex(codeText(invitationId, code)))
    .select(['email_sealed as emailSealed', 'clinics.phone as clinicPhone'])
    .executeTakeFirst();
  return row && { to: vault.open(row.emailSealed, invitationEmailContext), clinicPhone: row.clinicPhone };
};
