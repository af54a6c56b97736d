/**
 * `npm run test:postgres`: the server suite once more, on a PostgreSQL server that is not the embedded one:
 * TEST_DATABASE_URL, or the system's own programs on a folder and a port of their own.
 */
import { postgresPrograms } from './postgres/programs.ts';
import { startPrivateCluster } from './postgres/privateCluster.ts';
import { type Counts, formatCounts } from './testCounts.ts';
import { runSuite } from './testSuites.ts';

async function testOnOwnCluster(): Promise<Counts> {
  const programs = postgresPrograms();
  if ('reason' in programs) {
    console.log(`The server tests on a PostgreSQL server are skipped: ${programs.reason}.`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  console.log(`Server tests on the PostgreSQL of ${programs.folder}`);
  const cluster = await startPrivateCluster(programs.folder);
  try {
    return await runSuite('server/test/run.ts', { env: { TEST_DATABASE_URL: cluster.url } });
  } finally {
    cluster.stop();
  }
}

const given = process.env.TEST_DATABASE_URL;
const counts = given === undefined ? await testOnOwnCluster() : await runSuite('server/test/run.ts');
console.log(formatCounts(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
