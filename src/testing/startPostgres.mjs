import { createTemplate } from '../../server/test/support/template.ts';
import { startTestServer } from '../../server/test/support/testServer.ts';

/** One real PostgreSQL for the whole run, with a migrated database that each test file copies. */
export default async function startPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  const own = given === undefined ? await startTestServer() : null;
  const url = own?.url ?? given;
  process.env.PORTAL_TEST_DATABASE = url;
  process.env.PORTAL_TEST_TEMPLATE = await createTemplate(url);
  globalThis.stopTestPostgres = own?.stop;
}
