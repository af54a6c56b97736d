import { sql, type Kysely } from 'kysely';

import { textOf, type FiledDecision, type FiledText } from '../../domain/export/decisions.ts';
import { legalVersion } from '../legalTexts.ts';
import type { Tables } from '../tables.ts';

export const readFiledDecisions = async (db: Kysely<Tables>, accountId: string): Promise<FiledDecision[]> => {
  const { rows } = await sql<FiledDecision>`
    select id as "decisionId", kind, granted, version, decided_at as "decidedAt",
      row_number() over (partition by kind order by decided_at desc, id desc) = 1 as "isLast"
    from consents where account_id = ${accountId}::uuid order by decided_at, id
  `.execute(db);
  return rows;
};

/** May contain duplicates. */
export const textsOf = (decisions: readonly FiledDecision[]): FiledText[] =>
  decisions.map(({ kind, version }) => {
    const text = textOf(kind);
    return { text, version, isInForce: version === legalVersion(text) };
  });
