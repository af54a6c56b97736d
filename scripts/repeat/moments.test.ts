import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { fakedClock, instantOf, moments, underFakedClock } from './moments.ts';

const canFakeAsAnother = process.getuid?.() === 0 && spawnSync('faketime', ['--version']).error === undefined;

describe('the moments that tests begin at', () => {
  it('a moment stands on a clock of Montréal, in winter and in summer', () => {
    const at = (local: string) => instantOf({ name: 'any', local }).toISOString();
    assert.equal(at('2026-12-04T19:30'), '2026-12-05T00:30:00.000Z');
    assert.equal(at('2027-07-01T19:30'), '2027-07-01T23:30:00.000Z');
  });

  it('a clock is told what to add, whether the moment is ahead or past', () => {
    const moment = { name: 'any', local: '2026-12-04T19:30' };
    assert.equal(fakedClock(moment, new Date('2026-12-05T00:29:00Z')), '+60s');
    assert.equal(fakedClock(moment, new Date('2026-12-05T00:31:00Z')), '-60s');
  });

  it('a program of another user follows the same clock', { skip: !canFakeAsAnother }, () => {
    const tellClock = 'echo "$FAKETIME_SHARED"';
    const asNobody = `setpriv --reuid=65534 --regid=65534 --clear-groups sh -c '${tellClock}'`;
    const [moment] = moments;
    assert.ok(moment);
    const args = underFakedClock(moment, new Date(), ['sh', '-c', `${tellClock}; ${asNobody}`]);
    const { status, stdout, stderr } = spawnSync('faketime', args, { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
    const [own, ofAnother, ...rest] = stdout.trimEnd().split('\n');
    assert.match(String(own), /faketime/);
    assert.deepEqual([ofAnother, rest], [own, []]);
  });

  it('each moment is a real one, and none stands twice', () => {
    assert.equal(new Set(moments.map((moment) => instantOf(moment).getTime())).size, moments.length);
    for (const { local } of moments) assert.equal(new Date(`${local}:00Z`).toISOString().slice(0, 16), local);
  });
});
