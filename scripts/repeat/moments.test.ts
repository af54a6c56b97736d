import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fakedClock, instantOf, moments } from './moments.ts';

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

  it('each moment is a real one, and none stands twice', () => {
    assert.equal(new Set(moments.map((moment) => instantOf(moment).getTime())).size, moments.length);
    for (const { local } of moments) assert.equal(new Date(`${local}:00Z`).toISOString().slice(0, 16), local);
  });
});
