import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { parseCounts } from './testCounts.ts';

const folder = mkdtempSync(join(tmpdir(), 'together-'));
after(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const scripts = JSON.stringify(import.meta.dirname);
const entry = file(
  'entry.ts',
  `const { describeFiles } = await import(${scripts} + '/describeFiles.ts'); describeFiles(process.argv.slice(2));`,
);
const main = file(
  'main.ts',
  `const { runTestsTogether } = await import(${scripts} + '/nodeTests.ts');
   const { formatCounts } = await import(${scripts} + '/testCounts.ts');
   console.log(formatCounts(await runTestsTogether(process.argv.slice(3), process.argv[2])));`,
);
const apart = file(
  'apart.ts',
  `const { runNodeTests } = await import(${scripts} + '/nodeTests.ts');
   const { formatCounts } = await import(${scripts} + '/testCounts.ts');
   console.log(formatCounts(await runNodeTests(process.argv.slice(2))));`,
);
const good = file('good.test.mjs', "import { test } from 'node:test'; test('one', () => {}); test('two', () => {});");

/** Outside this run of tests, whose lists it leaves alone. */
const runScript = (...script: string[]) => {
  const { NODE_TEST_CONTEXT: _context, ...given } = process.env;
  const [failures, unsteady] = ['failures', 'unsteady'].map((name) => join(mkdtempSync(join(folder, 'run-')), name));
  const env = { ...given, TEST_FAILURES: failures, TEST_UNSTEADY: unsteady };
  const { stdout, stderr } = spawnSync(process.execPath, script, { env, encoding: 'utf8' });
  const read = (path = '') => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  return { counts: parseCounts(stdout), output: stdout + stderr, list: read(failures), entries: read(unsteady) };
};

/** Runs test files as the server's are run. */
const together = (...files: string[]) => runScript(main, entry, ...files);

describe('test files that share a process', () => {
  it('test files that share a process are counted together, and each is listed under its own name', () => {
    const { counts, output } = together(
      good,
      file('other.test.mjs', "import 'node:test'; (await import('node:test')).it('x');"),
    );
    assert.deepEqual(counts, { passed: 3, failed: 0, skipped: 0 }, output);
    assert.match(output, /good\.test\.mjs[^]+✔ two/);
  });

  it('a test process reports a file that holds no test, cannot be read or throws, and still counts the other files', () => {
    const bad = [
      file('empty.test.mjs', 'export {};'),
      file('unreadable.test.mjs', "import './nowhere.mjs';"),
      file('red.test.mjs', "import { test } from 'node:test'; test('red', () => { throw new Error('no'); });"),
    ];
    const { counts, output } = together(...bad, good);
    assert.deepEqual(counts, { passed: 2, failed: 3, skipped: 0 }, output);
    assert.match(output, /empty\.test\.mjs: It holds no test\./);
  });

  it('a suite whose hook fails after its tests passed is a failure', () => {
    const text =
      "import { after, describe, test } from 'node:test'; describe('d', () => { after(() => { throw new Error('no'); }); test('t', () => {}); });";
    const hooked = file('hooked.test.mjs', text);
    for (const run of [together, (path: string) => runScript(apart, path)])
      assert.deepEqual(run(hooked).counts, { passed: 1, failed: 1, skipped: 0 });
  });

  it('a test process reports a file that ends it before the other files had their turn', () => {
    const { counts, output } = together(file('a.test.mjs', 'process.exit(0);'), good);
    assert.ok((counts?.failed ?? 0) >= 1, output);
    assert.match(output, /good\.test\.mjs: It did not run to its end\./);
  });
});

describe('test files that have a process each', () => {
  it('a file that holds no test, cannot be read or ends before its tests is a failure beside the others', () => {
    const bad = [
      file('empty.test.mjs', 'export {};'),
      file('unreadable.test.mjs', "import './nowhere.mjs';"),
      file('ends.test.mjs', "import { test } from 'node:test'; test('ends', () => process.exit(0));"),
    ];
    const { counts, output } = runScript(apart, ...bad, good);
    assert.deepEqual(counts, { passed: 2, failed: 3, skipped: 0 }, output);
  });
});

describe('a test file that failed', () => {
  /** Its second test fails as often as the file has been run less than `passesFrom` times. */
  const flaky = (name: string, passesFrom: number) =>
    file(
      name,
      `import { test } from 'node:test';
       import { appendFileSync, readFileSync } from 'node:fs';
       test('steady', () => {});
       test('flaky', () => {
         appendFileSync(import.meta.filename + '.runs', '.');
         if (readFileSync(import.meta.filename + '.runs', 'utf8').length < ${passesFrom}) throw new Error('not yet');
       });`,
    );
  const ways = {
    apart: (...files: string[]) => runScript(apart, ...files),
    together,
  };

  for (const [way, runFiles] of Object.entries(ways)) {
    it(`a file that fails and passes alone counts as passed, and is named as unsteady with what it said (${way})`, () => {
      const { counts, list, entries, output } = runFiles(good, flaky(`${way}-third.test.mjs`, 3));
      assert.deepEqual(counts, { passed: 4, failed: 0, skipped: 0 }, output);
      assert.match(list, /^unsteady: .+third\.test\.mjs\n {2}flaky\n {4}Error: not yet\n/);
      assert.doesNotMatch(list, /✖/);
      assert.match(entries, /^\{"at":".+","file":".+third\.test\.mjs","failures":\[\{"name":"flaky"/);
    });

    it(`a file that fails three times has failed (${way})`, () => {
      const { counts, list, entries, output } = runFiles(good, flaky(`${way}-fourth.test.mjs`, 4));
      assert.deepEqual(counts, { passed: 3, failed: 1, skipped: 0 }, output);
      assert.match(list, /^✖ flaky \(.+fourth\.test\.mjs\)\n {4}Error: not yet\n/);
      assert.equal(entries, '');
    });
  }

  it('no file runs again when more than ten failed', () => {
    const many = Array.from({ length: 11 }, (_, at) => flaky(`many-${at}.test.mjs`, 2));
    const { counts, output } = together(...many);
    assert.deepEqual(counts, { passed: 11, failed: 11, skipped: 0 }, output);
    assert.doesNotMatch(output, /runs again/);
  });

  it('no file runs again where that is switched off, as in a search for unsteady tests', () => {
    process.env.TEST_RETRIES = 'off';
    try {
      assert.deepEqual(runScript(apart, flaky('off.test.mjs', 2)).counts, { passed: 1, failed: 1, skipped: 0 });
    } finally {
      delete process.env.TEST_RETRIES;
    }
  });
});
