import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Tables } from '../tables.ts';

/** The last server to start decides: its settings are the newest. A server before this table noted nothing. */
export const noteTextsOpen = async (db: Kysely<Tables>, isOpen: boolean): Promise<void> => {
  await (
    isOpen
      ? db.deleteFrom('closed_channels').where('channel', '=', 'text')
      : db
          .insertInto('closed_channels')
          .values({ channel: 'text' })
          .onConflict((conflict) => conflict.doNothing())
  ).execute();
};

export const areTextsSent: RawBuilder<boolean> = sql`not exists (select from closed_channels where channel = 'text')`;
