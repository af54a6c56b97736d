/**
 * `REACH=<file> node --import scripts/mutation/access/reach.mjs …`: after each test, notes in a file which functions of
 * the server it ran, as one line of JSON. The first line has what ran before, at the start.
 */
import inspector from 'node:inspector';
import { appendFileSync } from 'node:fs';
import { afterEach } from 'node:test';
import { fileURLToPath } from 'node:url';

const session = new inspector.Session();
session.connect();

const ask = (method, params) => {
  let answer;
  session.post(method, params, (error, result) => {
    if (error !== null) throw new Error(error.message);
    answer = result;
  });
  return answer;
};

ask('Profiler.enable');
ask('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

afterEach((context) => {
  const { result } = ask('Profiler.takePreciseCoverage');
  const ran = result
    .filter(({ url }) => url.includes('/server/src/'))
    .map(({ functions, url }) => [
      fileURLToPath(url),
      functions.flatMap(({ ranges: [{ count, endOffset, startOffset }] }) =>
        count > 0 ? [[startOffset, endOffset]] : [],
      ),
    ]);
  appendFileSync(process.env.REACH, `${JSON.stringify({ test: context.name, ran })}\n`);
});
