// Read by `--import`: the server of a release to come, whose migration adds to the schema and keeps older servers.
import { registerHooks } from 'node:module';
import { URL } from 'node:url';

const index = new URL('../../migrations/index.ts', import.meta.url).href;

const next = `
import { sql } from 'kysely';
migrations['9999_next'] = {
  keepsOlderServers: true,
  indexes: { slots_note_idx: 'on slots (note)' },
  up: async (db) => {
    await sql\`
      create table notes (id integer primary key, account_id uuid references accounts on delete cascade);
      alter table slots add column note text not null default '';
      alter table accounts add column note text not null default '' check (note <> 'x');
      alter table sessions add column note text not null default '';
    \`.execute(db);
  },
};`;

registerHooks({
  load(url, context, load) {
    const loaded = load(url, context);
    return url === index ? { ...loaded, source: `${loaded.source}${next}` } : loaded;
  },
});
