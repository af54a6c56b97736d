// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { livePublication, moment } from '../feeds/publisher.ts';
import { runScript } from '../support/processes.ts';
import { testFolder } from '../support/folders.ts';
import { createTestDatabase } from '../support/testDatabase.ts';

const feed = new URL('../../src/feeds/main.ts', import.meta.url);

/** Starts the feed command on a database of the test's own. */
const feedOn = async (t: TestContext) => {
  const { url, drop } = await createTestDatabase();
  t.after(drop);
  const env = { DATA_DIR: testFolder(t), DATABASE_URL: url };
  const start = (...words: string[]) => runScript(feed, words, { env });
  const says = async (...words: string[]): Promise<[number | null, string]> => {
    const program = start(...words);
    return [await program.ended, program.output()];
  };
  return { start, says };
};

test('the feed command runs a source or all of them, and its exit code is that of the worst run', async (t) => {
  const { says } = await feedOn(t);
  assert.deepEqual(await says('run', 'all'), [0, 'No source has an address.\n']);
  const [lac, mont] = [await livePublication(t), await livePublication(t)];
  await says('source', 'lac', '--address', lac.where, '--mode', 'entrusted');
  await says('source', 'mont', '--address', mont.where);
  const [accepted, lines] = await says('run', 'lac');
  assert.equal(accepted, 0, lines);
  assert.match(
    lines,
    /^Source lac: entrusted, [^]*\nSlots: 2 added, [^]*\nEvery row, .*feed-reports\/slots-\S+\.ndjson\n$/,
  );
  const [all, both] = await says('run', 'all');
  assert.equal(all, 0, both);
  assert.match(both, /^Source lac: unchanged\nSource mont: link-out, [^]*\nSlots: 2 added, /);
  [lac.state.slots, mont.state.isDown] = [[], true];
  const [worst, sentences] = await says('run', 'all');
  assert.equal(worst, 1);
  assert.match(
    sentences,
    /^Source lac: braked\. 2 of 2 .*\nSource mont: refused\. http.* answers 503\. Nothing was taken\.\n$/,
  );
  assert.match(
    (await says('sources'))[1],
    /\n {2}last run \S+Z: refused\. http.* answers 503\. Nothing was taken\.\n$/,
  );
  assert.equal((await says('run', 'lac'))[0], 3);
  assert.match((await says('run', 'lac', '--even-so'))[1], /, 2 withdrawn\n/);
});

test('of two imports of one source at once, and of a change beside an import, the second is refused before it writes', async (t) => {
  const { start, says } = await feedOn(t);
  const { state, where } = await livePublication(t);
  assert.equal((await says('source', 'lac', '--address', where))[0], 0);
  const half = moment();
  let sendRest = (): void => undefined;
  state.onHalf = (rest) => {
    sendRest = rest;
    half.reach();
  };
  const first = start('run', 'lac');
  await half.reached;
  for (const words of [
    ['slots', where],
    ['run', 'lac'],
    ['run', 'all'],
    ['source', 'lac', '--mode', 'entrusted'],
  ]) {
    const [code, sentence] = await says(...words);
    assert.equal(code, 1, words.join(' '));
    assert.match(sentence, /^Another import of smart:127\.0\.0\.1:\d+\/feed is running\. Nothing was taken\.\n$/);
  }
  sendRest();
  assert.equal(await first.ended, 0, first.output());
  assert.match(first.output(), /^Source lac: link-out, [^]*\nSlots: 2 added, /);
});
