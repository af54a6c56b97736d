import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeRecentEvents, type Reading } from './recentEvents.ts';
import { parseSnapshot, type Snapshot } from './snapshot.ts';

const snapshot = (text: string): Snapshot => {
  const parsed = parseSnapshot(text);
  assert.ok(parsed);
  return parsed;
};
const reading = (seen: string, at: number, xids: number[], floor: bigint | null = null): Reading<string> => ({
  seen: snapshot(seen),
  floor,
  at,
  events: xids.map((xid) => ({ xid: BigInt(xid), at, event: `e${xid}` })),
});
const make = (maxKept = 100) => makeRecentEvents<string>({ keptMs: 1_000, maxKept });
const names = (events: readonly { event: string }[] | null): string[] | null =>
  events?.map(({ event }) => event) ?? null;

test('a returning client gets the events that its snapshot had not seen, in the order in which the server read them', () => {
  const recent = make();
  recent.add(reading('10:12:10', 0, [11], 1n));
  recent.add(reading('13:13:', 1, [10, 12]));
  assert.deepEqual(names(recent.missedSince(snapshot('10:12:10'))), ['e10', 'e12']);
  assert.deepEqual(names(recent.missedSince(snapshot('10:10:'))), ['e11', 'e10', 'e12']);
  assert.deepEqual(names(recent.missedSince(snapshot('13:13:'))), []);
});

test('the server no longer knows events that were swept before its first reading or forgotten since', () => {
  const recent = make();
  recent.add(reading('10:10:', 0, [7, 8], 5n));
  assert.deepEqual(names(recent.missedSince(snapshot('5:5:'))), ['e7', 'e8']);
  assert.equal(recent.missedSince(snapshot('4:4:')), null);
  recent.add(reading('20:20:', 1_001, []));
  assert.equal(recent.missedSince(snapshot('8:8:')), null);
  assert.deepEqual(names(recent.missedSince(snapshot('9:9:'))), []);
});

test('events beyond the limit push out the oldest, and a client that missed those starts over', () => {
  const recent = make(2);
  recent.add(reading('10:10:', 0, [7, 8, 9], 1n));
  assert.equal(recent.missedSince(snapshot('7:7:')), null);
  assert.deepEqual(names(recent.missedSince(snapshot('8:8:'))), ['e8', 'e9']);
});

test('after an incomplete reading, every client that had not seen as far starts over', () => {
  const recent = make();
  recent.add(reading('10:10:', 0, [], 1n));
  recent.add(reading('20:20:', 1, [18, 19], 19n));
  assert.equal(recent.missedSince(snapshot('18:18:')), null);
  assert.deepEqual(names(recent.missedSince(snapshot('19:19:'))), ['e19']);
});

test('a snapshot that saw more than this server read is ahead, and unknown here', () => {
  const recent = make();
  assert.equal(recent.isAhead(snapshot('1:1:')), true);
  recent.add(reading('10:10:', 0, [], 1n));
  assert.equal(recent.isAhead(snapshot('10:11:')), true);
  assert.equal(recent.missedSince(snapshot('10:11:')), null);
});

test('a snapshot that saw the end of a transaction still running here is also ahead', () => {
  const recent = make();
  recent.add(reading('8:10:8,9', 0, [], 1n));
  assert.equal(recent.isAhead(snapshot('9:10:9')), true);
  assert.equal(recent.missedSince(snapshot('9:10:9')), null);
  recent.add(reading('9:10:9', 1, [8]));
  assert.deepEqual(names(recent.missedSince(snapshot('9:10:9'))), []);
});

test('a snapshot that saw no more than this server read is not ahead, whatever was still running for it', () => {
  const recent = make();
  recent.add(reading('9:10:9', 0, [8], 1n));
  assert.equal(recent.isAhead(snapshot('8:10:8,9')), false);
  assert.deepEqual(names(recent.missedSince(snapshot('8:10:8,9'))), ['e8']);
});
