// Holds: product §4 export
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { AuditAction } from '../../../../contract/accessLog.ts';
import { owner } from '../../../test/support/fileOwner.ts';
import { actionText, clinicWrote } from '../accessLog/actionText.ts';
import { auditEventOf, type FiledAccess } from './auditEvent.ts';

const line: FiledAccess = {
  eventId: '7',
  at: new Date('2026-11-20T14:00:00Z'),
  action: 'history.read',
  capacity: 'self',
  device: 'Firefox · Android',
  actorAccountId: owner.accountId,
  actorFirstName: 'Marie',
  actorLastName: 'Tremblay',
};
const told = (parts: Partial<FiledAccess> = {}) => auditEventOf({ ...line, ...parts }, owner);

test('an exported audit event is a creation, a reading, a change, a deletion or another action, and a refusal counts as failed', () => {
  const table: [action: AuditAction, kind: string, outcome: string][] = [
    ['reservation.booked', 'C', '0'],
    ['message.sent', 'C', '0'],
    ['thread.read', 'R', '0'],
    ['file.exported', 'R', '0'],
    ['calendar.downloaded', 'R', '0'],
    ['reservation.moved', 'U', '0'],
    ['password.changed', 'U', '0'],
    ['access.ended', 'D', '0'],
    ['hold.released', 'D', '0'],
    ['session.opened', 'E', '0'],
    ['session.refused', 'E', '4'],
    ['password.refused', 'E', '4'],
    ['visitLink.refused', 'E', '4'],
  ];
  for (const [action, kind, outcome] of table) {
    const event = told({ action });
    assert.deepEqual([event.action, event.outcome, event.subtype?.[0]?.code], [kind, outcome, action]);
  }
});

test('an exported audit event names the owner, their delegates, the network and any other person whose name is on file, but nobody else', () => {
  const nameless = { actorFirstName: null, actorLastName: null };
  const table: [parts: Partial<FiledAccess>, who: string | undefined, name: string | undefined, kind: string][] = [
    [{}, 'Patient/me', undefined, 'me'],
    [
      { capacity: 'delegate', actorAccountId: 'delegate', actorFirstName: 'Anaïs', actorLastName: 'Roy' },
      'RelatedPerson/l9',
      'Anaïs Roy',
      'person',
    ],
    [
      { capacity: 'delegate', actorAccountId: 'gone', actorFirstName: 'Luc', actorLastName: null },
      undefined,
      'Luc',
      'person',
    ],
    [{ capacity: 'clinic', actorAccountId: null, ...nameless }, undefined, undefined, 'clinic'],
    [{ capacity: 'system', actorAccountId: null, ...nameless }, 'Organization/network', undefined, 'network'],
    [{ capacity: 'anonymous', actorAccountId: null, ...nameless }, undefined, undefined, 'nobody'],
  ];
  for (const [parts, who, name, kind] of table) {
    const [agent] = told(parts).agent;
    assert.deepEqual([agent?.who?.reference, agent?.name, agent?.type?.coding?.[0]?.code], [who, name, kind]);
    assert.equal(agent?.requestor, kind !== 'network');
  }
});

test('it says of a message that the clinic wrote it, where the clinic did', () => {
  const saidBy = (capacity: FiledAccess['capacity']) =>
    told({ action: 'message.sent', capacity }).subtype?.[0]?.display;
  assert.deepEqual(
    [saidBy('self'), saidBy('clinic')],
    [actionText['message.sent'][owner.lang], clinicWrote[owner.lang]],
  );
});

test('it says for whom something was done: the patient, a relative or the clinic, and nothing of the network', () => {
  const purposeOf = (capacity: FiledAccess['capacity']) => told({ capacity }).purposeOfEvent?.[0]?.coding?.[0]?.code;
  const capacities = ['self', 'delegate', 'clinic', 'system', 'anonymous'] as const;
  assert.deepEqual(capacities.map(purposeOf), ['PATRQT', 'FAMRQT', 'HOPERAT', undefined, undefined]);
});
