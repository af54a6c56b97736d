// Holds: product §8 session-end
import { test } from 'node:test';

import { sql } from 'kysely';

import { eventually } from '../support/processes.ts';
import { ask, nameOf } from './asking.ts';
import { accessStage } from './stage.ts';
import { writing } from './writing.ts';

test('a write locks its session after people and accounts, as what ends a session does', async (t) => {
  const stage = await accessStage(t);
  for (const { row, column } of writing)
    for (const table of ['patients', 'accounts'])
      await t.test(`${nameOf(row)}: ${table}`, async () => {
        const family = await stage.family();
        await row.ask?.(family.target('owner'), family.around);
        const { late } = await stage.db.transaction().execute(async (holder) => {
          await sql`select id from ${sql.table(table)} for no key update`.execute(holder);
          let isAnswered = false;
          const asked = ask(row, column, family).finally(() => {
            isAnswered = true;
          });
          await eventually(async () => {
            const { rows } =
              await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
                stage.db,
              );
            return isAnswered || rows.length > 0;
          }, 'it is answered or waits');
          for (const sessions of ['sessions', 'staff_sessions', 'invitation_sessions'])
            await sql`select id from ${sql.table(sessions)} for update nowait`.execute(holder);
          return { late: asked };
        });
        await late;
      });
});
