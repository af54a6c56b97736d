import type { Kysely } from 'kysely';

import { textTemplates, type TextTemplate } from '../../domain/news/newsTemplate.ts';
import type { FiledText } from '../../domain/export/sentText.ts';
import type { Tables } from '../tables.ts';

export const readSentTexts = async (db: Kysely<Tables>, accountId: string): Promise<FiledText[]> => {
  const rows = await db
    .selectFrom('outbox')
    .where('account_id', '=', accountId)
    .where('template', 'in', textTemplates)
    .select(['id', 'template', 'appointment_id as reservationId', 'sent_at as sentAt'])
    .orderBy('sent_at')
    .execute();
  return rows.flatMap(({ template, sentAt, ...row }) => {
    const kind = textTemplates.find((each): each is TextTemplate => each === template);
    return sentAt === null || kind === undefined ? [] : [{ ...row, kind, sentAt }];
  });
};
