import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { templateOf } from './template.ts';
import type { Value } from './value.ts';

const recorded = {
  slotId: '0192a000-0000-7000-8000-000000000001',
  startsAt: '2026-12-01T14:00:00.000Z',
  tokenHash: 'aabbccdd',
};
const other = {
  slotId: '0192a000-0000-7000-8000-000000000002',
  startsAt: '2026-12-05T09:30:00.000Z',
  tokenHash: '00112233',
};

const replay = (...values: Value[]): Value[] =>
  templateOf([{ text: 'insert', values }], recorded)(other).flatMap((statement) => statement.values);

describe('a recorded request sent again for another', () => {
  it('a replayed request uses the known values of its new target, also inside longer texts', () => {
    assert.deepEqual(replay(recorded.slotId, `place:${recorded.slotId}`, { hex: 'aabbccdd' }), [
      other.slotId,
      `place:${other.slotId}`,
      { hex: '00112233' },
    ]);
  });

  it('a replayed request shifts the instants that depend on the appointment and leaves the others', () => {
    assert.deepEqual(replay('2026-12-01T12:00:00.000Z', '2026-11-01T00:00:00.000Z'), [
      '2026-12-05T07:30:00.000Z',
      '2026-11-01T00:00:00.000Z',
    ]);
  });

  it('a replayed request regenerates what the product generates: ids, references and seals', () => {
    const made = ['0192b111-2222-7333-8444-555566667777', 'ABCDE23456', { hex: '01ff00ff' }];
    const [id, reference, seal] = replay(...made);
    assert.match(JSON.stringify(id), /^"[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}"$/);
    assert.match(JSON.stringify(reference), /^"[2-9A-HJ-NP-Z]{10}"$/);
    assert.match(JSON.stringify(seal), /^\{"hex":"01[0-9a-f]{6}"\}$/);
    assert.notDeepEqual([id, reference, seal], made);
  });

  it('a replayed request keeps values that are the same for everybody', () => {
    assert.deepEqual(replay('cold-flu', 3, null, true), ['cold-flu', 3, null, true]);
  });
});
