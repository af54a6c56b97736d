/** A program for tests: fills the embedded database of a folder with signed-in people and free slots, and tells who they are. */
import { sql } from 'kysely';

import { openDatabase } from '../../src/data/db.ts';
import { loadKeys } from '../../src/data/keys.ts';
import { migrate } from '../../src/data/migrate.ts';
import { addClinic, addSlot } from './network.ts';
import { signedIn } from './signedIn.ts';

const [dataDir = '', people = '1', slots = '1'] = process.argv.slice(2);
const { csrf: csrfKey } = loadKeys({ production: false, keysDir: null, dataDir });
const { asOwner, db, close } = await openDatabase({
  dataDir,
  database: { url: null, migrateUrl: null, readUrl: null, poolSize: 1, timeoutMs: 60_000 },
});
await asOwner((owner, servingRole) => migrate(owner, { servingRole }));
const clinicId = await addClinic(db);
const pattern = await addSlot(db, { clinicId, start: 24 });
// Numbered ids, so that the test names slots without being told; all start twenty minutes apart.
await sql`
  insert into slots (id, clinic_id, service_id, care_type, mode, starts_at, ends_at, source, source_key)
  select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, clinic_id, service_id, care_type, mode,
    starts_at + n % 1000 * interval '20 minutes', ends_at + n % 1000 * interval '20 minutes', 'ledger', n::text
  from slots cross join generate_series(0, ${Number(slots) - 1}::int) as n where id = ${pattern}::uuid
`.execute(db);
const made = await signedIn({ db, csrf: { newest: () => csrfKey } }, Number(people));
await close();
process.stdout.write(
  JSON.stringify({ clinicId, people: made.map((person) => ({ ...person, cookies: [...person.cookies] })) }),
);
