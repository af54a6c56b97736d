import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fakedStart, moments } from './moments.ts';

describe('the moments that tests begin at', () => {
  it('a moment is told to the clock in UTC, in winter and in summer', () => {
    assert.equal(fakedStart({ name: 'winter', local: '2026-12-04T19:30' }), '@2026-12-05 00:30:00');
    assert.equal(fakedStart({ name: 'summer', local: '2027-07-01T19:30' }), '@2027-07-01 23:30:00');
  });

  it('each moment is a real one, and none stands twice', () => {
    assert.equal(new Set(moments.map(fakedStart)).size, moments.length);
    for (const { local } of moments) assert.equal(new Date(`${local}:00Z`).toISOString().slice(0, 16), local);
  });
});
