import type { Kysely } from 'kysely';

import { openSubject } from '../../src/data/mailbox/subjects.ts';
import type { Tables } from '../../src/data/tables.ts';
import type { Vault } from '../../src/data/vault.ts';

/** Every message that is stored, oldest first, with its subject opened. */
export const storedMessages = async ({ db, vault }: { db: Kysely<Tables>; vault: Vault }) => {
  const rows = await db.selectFrom('messages').selectAll().orderBy('sent_at').orderBy('id').execute();
  return rows.map(({ subject: clearSubject, subject_sealed: subjectSealed, ...row }) => ({
    ...row,
    subject: openSubject(vault, { clearSubject, subjectSealed }),
  }));
};
