import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
const inBrowser = file(
  'browser.ts',
  `const { runBrowserTests } = await import(${scripts} + '/nodeTests.ts');
   const { formatCounts } = await import(${scripts} + '/testCounts.ts');
   console.log(formatCounts(await runBrowserTests(process.argv.slice(2))));`,
);
const good = file('good.test.mjs', "import { test } from 'node:test'; test('one', () => {}); test('two', () => {});");

/** Outside this run of tests, whose list of failures it leaves alone. */
const runScript = (script: readonly string[], given: NodeJS.ProcessEnv = {}) => {
  const { NODE_TEST_CONTEXT: _context, TEST_FAILURES: _failures, TEST_RETRIES: _retries, ...env } = process.env;
  const { stdout, stderr } = spawnSync(process.execPath, script, { env: { ...env, ...given }, encoding: 'utf8' });
  return { counts: parseCounts(stdout), output: stdout + stderr };
};

/** Runs test files as the server's are run. */
const together = (...files: string[]) => runScript([main, entry, ...files]);

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

  it('a test process reports a file that ends it before the other files had their turn', () => {
    const { counts, output } = together(file('a.test.mjs', 'process.exit(0);'), good);
    assert.ok((counts?.failed ?? 0) >= 1, output);
    assert.match(output, /good\.test\.mjs: It did not run to its end\./);
  });
});

describe('test files in a browser', () => {
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

  it('a browser test file that fails runs once more alone, and its second result counts', () => {
    const { counts, output } = runScript([inBrowser, good, flaky('once.test.mjs', 2)]);
    assert.deepEqual(counts, { passed: 4, failed: 0, skipped: 0 }, output);
    assert.match(output, /once\.test\.mjs failed; it runs once more, alone\./);
  });

  it('a browser test file that fails twice is a failure', () => {
    const { counts, output } = runScript([inBrowser, good, flaky('twice.test.mjs', 3)]);
    assert.deepEqual(counts, { passed: 3, failed: 1, skipped: 0 }, output);
  });

  it('no browser test file runs again when more than three fail', () => {
    const files = ['a', 'b', 'c', 'd'].map((name) => flaky(`${name}.test.mjs`, 2));
    const { counts, output } = runScript([inBrowser, ...files]);
    assert.deepEqual(counts, { passed: 4, failed: 4, skipped: 0 }, output);
    assert.doesNotMatch(output, /once more/);
  });

  it('while the suite is repeated, a browser test file that fails beside others is a failure, and runs once', () => {
    const files = [good, flaky('repeated.test.mjs', 2)];
    const { counts, output } = runScript([inBrowser, ...files], { TEST_RETRIES: 'off' });
    assert.deepEqual(counts, { passed: 3, failed: 1, skipped: 0 }, output);
    assert.doesNotMatch(output, /once more/);
  });
});
