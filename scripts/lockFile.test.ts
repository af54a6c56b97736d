import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lockFileProblems } from './lockFile.ts';

const problemsOf = (entry: object) => lockFileProblems('lock', { packages: { '': {}, 'node_modules/a': entry } });

describe('the lock file', () => {
  it('the lock file check rejects a package without an integrity hash', () => {
    assert.deepEqual(problemsOf({ version: '1.0.0' }), ['lock: node_modules/a has no integrity hash.']);
    assert.deepEqual(problemsOf({ version: '1.0.0', integrity: 'sha512-x' }), []);
  });

  it('the lock file check rejects a package with a download address of its own', () => {
    const entry = { version: '1.0.0', integrity: 'sha512-x', resolved: 'https://example.org/a.tgz' };
    assert.deepEqual(problemsOf(entry), ['lock: node_modules/a is pinned to an address of its own.']);
  });

  it('the lock file check accepts workspaces and bundled packages without a hash', () => {
    assert.deepEqual(problemsOf({ resolved: 'server', link: true }), []);
    assert.deepEqual(problemsOf({ version: '1.0.0', inBundle: true }), []);
  });
});
