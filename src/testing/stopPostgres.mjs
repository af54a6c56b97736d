import { dropDatabase } from '../../server/test/support/template.ts';

/** Leaves nothing behind, also where the server was given. */
export default async function stopPostgres() {
  await dropDatabase(process.env.PORTAL_TEST_DATABASE, process.env.PORTAL_TEST_TEMPLATE);
  await globalThis.stopTestPostgres?.();
}
