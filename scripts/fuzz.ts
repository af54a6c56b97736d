/**
 * `npm run fuzz`: 30,000 requests drawn from the OpenAPI document; FUZZ_REQUESTS and TEST_SEED replace count and seed.
 */
import { runToEnd } from './childProcess.ts';

const { exitCode } = await runToEnd(
  process.execPath,
  ['--test', '--test-reporter=spec', 'server/test/fuzz/fuzz.test.ts'],
  { env: { FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? '30000' }, isShown: true },
);
process.exitCode = exitCode ?? 1;
