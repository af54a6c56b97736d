// Holds: product §4 export
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { owner } from '../../../test/support/fileOwner.ts';
import { communicationOf, type FiledMessage } from './communication.ts';

const message: FiledMessage = {
  messageId: 'm1',
  kind: 'clinic',
  sender: 'clinic',
  clinicId: 'c1',
  author: null,
  subject: 'Résultats',
  body: 'Bonjour',
  sentAt: new Date('2026-11-20T14:00:00Z'),
  readAt: null,
  archivedAt: null,
  reservationId: null,
  answers: null,
  attachments: [],
};
const told = (parts: Partial<FiledMessage> = {}) => communicationOf({ ...message, ...parts }, owner);

test('an exported message goes from a clinic or the network to the patient, and from its author on the patient’s side to the clinic', () => {
  const table: [parts: Partial<FiledMessage>, from: string | undefined, to: string][] = [
    [{}, 'Organization/c1', 'Patient/me'],
    [{ sender: 'network' }, 'Organization/network', 'Patient/me'],
    [{ clinicId: null }, 'Organization/network', 'Patient/me'],
    [{ sender: 'patient', author: owner.accountId }, 'Patient/me', 'Organization/c1'],
    [{ sender: 'patient', author: 'delegate' }, 'RelatedPerson/l9', 'Organization/c1'],
    [{ sender: 'patient', author: null }, undefined, 'Organization/c1'],
  ];
  for (const [parts, from, to] of table) {
    const { sender, recipient } = told(parts);
    assert.deepEqual([sender?.reference, recipient?.[0]?.reference], [from, to]);
  }
});

test('an unread message exports as not received, and an exported message mentions no appointment outside the file', () => {
  assert.deepEqual(
    [told().received, told({ readAt: new Date('2026-11-20T15:00:00Z') }).received],
    [undefined, '2026-11-20T10:00:00-05:00'],
  );
  assert.deepEqual(
    [told({ reservationId: 'v1' }).about?.[0]?.reference, told({ reservationId: 'v2' }).about],
    ['Appointment/v1', undefined],
  );
});

test('an exported message has the text that was written, and none where nothing was', () => {
  assert.deepEqual(told().payload, [{ contentString: 'Bonjour' }]);
  assert.deepEqual(told({ body: '' }).payload, []);
});

test('a message says when it was archived, and one that never was says nothing of it', () => {
  const archivedIn = (archivedAt: Date | null) => told({ archivedAt }).extension?.map((one) => one.valueDateTime);
  assert.deepEqual(archivedIn(new Date('2026-11-20T15:00:00Z')), ['2026-11-20T10:00:00-05:00']);
  assert.equal(archivedIn(null), undefined);
});

test('an exported attachment contains its content or its download address', () => {
  const file = { attachmentId: 'f1', name: 'a.png', type: 'image/png', size: 3 };
  const [, whole, named] =
    told({
      attachments: [
        { ...file, content: Buffer.from('abc') },
        { ...file, content: null },
      ],
    }).payload ?? [];
  assert.deepEqual([whole?.contentAttachment?.data, whole?.contentAttachment?.url], ['YWJj', undefined]);
  assert.deepEqual(
    [named?.contentAttachment?.data, named?.contentAttachment?.url],
    [undefined, 'https://reseau.test/api/mailbox/attachments/f1'],
  );
});
