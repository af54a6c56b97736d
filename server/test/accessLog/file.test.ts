// Holds: product §4 access-log
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { sql } from 'kysely';

import { auditActions } from '../../../contract/accessLog.ts';
import { actionText, clinicWrote } from '../../src/domain/accessLog/actionText.ts';
import { writeCsv } from '../../src/domain/accessLog/csv.ts';
import { accessLogStage, agents } from '../support/accessLog.ts';
import { addLink } from '../support/people.ts';

test('the access log downloads as a file of the same selection, in readable text, in the preferred or requested language', async (t) => {
  const { db, reader } = await accessLogStage(t);
  const me = await reader();
  await sql`insert into audit_events (at, actor_account_id, capacity, action, patient_id, device)
    values ('2025-11-02T14:05:09Z', ${me.accountId}, 'self', 'history.read', ${me.patientId}, 'Firefox · Android'),
      ('2025-11-04T14:00:00Z', null, 'clinic', 'message.sent', ${me.patientId}, ''),
      ('2025-11-05T14:00:00Z', null, 'clinic', 'reservation.cancelled', ${me.patientId}, '')`.execute(db);
  const french = await me.file({ to: '2025-11-10' });
  assert.deepEqual(french.lines, [
    '"Date";"Heure (Québec)";"Qui";"À quel titre";"Quoi";"Dossier de";"Appareil"',
    '"2025-11-05";"09:00:00";"La clinique";"Clinique";"Rendez-vous annulé";"Camille Tremblay";""',
    '"2025-11-04";"09:00:00";"La clinique";"Clinique";"La clinique a envoyé un message";"Camille Tremblay";""',
    '"2025-11-02";"09:05:09";"Vous";"Pour son propre dossier";"Liste des rendez-vous consultée";"Camille Tremblay";"Firefox · Android"',
  ]);
  assert.equal(french.body.startsWith('\uFEFF'), true);
  assert.deepEqual(
    [french.headers['content-type'], french.headers['content-disposition'], french.headers['cache-control']],
    ['text/csv; charset=utf-8', 'attachment; filename="consultations-du-dossier.csv"', 'no-store'],
  );
  const row =
    '"2025-11-02","09:05:09","You","For their own file","List of appointments viewed","Camille Tremblay","Firefox · Android"';
  assert.equal((await me.file({ to: '2025-11-03' }, { 'accept-language': 'en-CA' })).lines[1], row);
  assert.equal((await me.file({ to: '2025-11-03', lang: 'en' }, { 'accept-language': 'fr' })).lines[1], row);
});

test('the access log file contains every line of the selection once, also those beyond one page', async (t) => {
  const { db, reader } = await accessLogStage(t);
  const me = await reader();
  await sql`insert into audit_events (at, actor_account_id, capacity, action, patient_id)
    select timestamptz '2025-11-01 12:00Z' + make_interval(secs => number / 7), ${me.accountId}::uuid, 'self', 'history.read', ${me.patientId}::uuid
    from generate_series(1, 2000) as number`.execute(db);
  assert.equal((await me.file({ to: '2025-11-10' })).lines.length, 2001);
});

test('a name that looks like a formula stays a name in a spreadsheet of the access log', async (t) => {
  const { db, reader } = await accessLogStage(t);
  const [me, other] = [await reader(), await reader({ first_name: '=HYPERLINK("http://x")', last_name: '' })];
  await addLink(db, { account_id: other.accountId, patient_id: me.patientId, scopes: ['history'] });
  await other.send('POST', 'appointment/history', { patientId: me.patientId }, { 'user-agent': agents.phone });
  const [, line] = (await me.file({ lang: 'en' })).lines;
  assert.match(line ?? '', /,"'=HYPERLINK\(""http:\/\/x""\)","Acts for this person",/);
});

test('no cell of the access log file starts like a formula, or ends its line or its quotes early', () => {
  const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n1', '  =1', '＝1', '＋1', '－1', '＠x'];
  for (const text of hostile) assert.equal(writeCsv([[text]], ','), `\uFEFF"'${text}"\r\n`, JSON.stringify(text));
  assert.equal(
    writeCsv(
      [
        ['a"b', 'c;d'],
        ['2025-11-01', 'Léa'],
      ],
      ';',
    ),
    '\uFEFF"a""b";"c;d"\r\n"2025-11-01";"Léa"\r\n',
  );
});

test('the access log file describes every action with the same text as the page', () => {
  for (const lang of ['fr', 'en'] as const) {
    const catalogue: unknown = JSON.parse(readFileSync(`public/assets/i18n/app/${lang}.json`, 'utf8'));
    assert.ok(typeof catalogue === 'object' && catalogue !== null);
    const words = new Map(Object.entries(catalogue));
    for (const action of auditActions)
      assert.equal(actionText[action][lang], words.get(`accessLog.action.${action}`), action);
    assert.equal(clinicWrote[lang], words.get('accessLog.clinicWrote'));
  }
});

test('the list of audit actions has no duplicates, and each action is about one thing', () => {
  assert.equal(new Set(auditActions).size, auditActions.length);
});
