import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import type { Consent, ConsentKind, Consents } from '../../../contract/account.ts';
import { consentKinds } from '../../../contract/catalogues.ts';
import { legalVersion } from './legalTexts.ts';
import type { Tables } from './tables.ts';

/** The privacy text covers audience measurement. */
export const versionInForce = (kind: ConsentKind): string => legalVersion(kind === 'terms' ? 'terms' : 'privacy');

export const readConsents = async (db: Kysely<Tables>, accountId: string): Promise<Consents> => {
  const rows = await db
    .selectFrom('consents')
    .distinctOn('kind')
    .select(['kind', 'granted', 'version', 'decided_at as decidedAt'])
    .where('account_id', '=', accountId)
    .orderBy('kind')
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const consentOf = (kind: ConsentKind): Consent => {
    const last = rows.find((row) => row.kind === kind);
    return {
      granted: last?.granted ?? false,
      version: last?.version ?? null,
      decidedAt: last?.decidedAt.toISOString() ?? null,
      currentVersion: versionInForce(kind),
    };
  };
  return { terms: consentOf('terms'), privacy: consentOf('privacy'), analytics: consentOf('analytics') };
};

export type Decisions = Partial<Record<ConsentKind, boolean>>;

/** Unchanged decisions keep their date. */
export const keepConsents = async (
  transaction: Transaction<Tables>,
  accountId: string,
  decisions: Decisions,
): Promise<void> => {
  const before = await readConsents(transaction, accountId);
  const rows = consentKinds.flatMap((kind) => {
    const granted = decisions[kind];
    const version = versionInForce(kind);
    const stands = before[kind].granted === granted && before[kind].version === version;
    return granted === undefined || stands
      ? []
      : [{ id: newId(), account_id: accountId, kind, granted, version, decided_at: sql<Date>`clock_timestamp()` }];
  });
  if (rows.length > 0) await transaction.insertInto('consents').values(rows).execute();
};
