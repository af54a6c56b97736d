import assert from 'node:assert/strict';
import { test } from 'node:test';

import { clinicOn } from '../support/clinic.ts';
import { invitee, invitingWords, saidOf } from '../support/invitation.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { recordedApp } from '../support/recordedApp.ts';
import { openBrowser } from '../support/browser.ts';

test('an unknown number, a wrong date, a wrong code and a locked code get the same bytes through the same statements (product §4 hub-auth)', async (t) => {
  const { app, deps, record } = await recordedApp(t);
  const clinicId = await addClinic(deps.db);
  const clinic = clinicOn(deps);
  const invite = async (nam: string) =>
    saidOf(
      await clinic.type(
        ...invitingWords(clinicId, { ...invitee, nam }, '--slot', await addSlot(deps.db, { clinicId, start: 48 })),
      ),
    );
  const [one, two, over] = [await invite(invitee.nam), await invite('ROYM90010112'), await invite('GAGL75060913')];
  await deps.db
    .updateTable('invitations')
    .set({ wrong_tries: 5, wrong_at: new Date() })
    .where('id', '=', two.invitationId)
    .execute();
  await clinic.type('uninvite', over.invitationId);
  const ways = {
    unknown: { nam: 'BOUC60010118' },
    wrongDate: { birthDate: '1950-03-03' },
    wrongCode: { code: one.code === '0000 0000' ? '11111111' : '00000000' },
    locked: { nam: 'ROYM90010112', code: two.code },
    over: { nam: 'GAGL75060913', code: over.code },
    codeOfAnother: { code: two.code },
  };
  const send = (parts: object, from: string) =>
    openBrowser(app).send({
      method: 'POST',
      url: '/rvsp/api/auth',
      payload: { nam: invitee.nam, birthDate: invitee.birthDate, code: one.code, ...parts },
      from,
    });
  await send(ways.unknown, '192.0.2.99'); // whatever the invitations above still had to say is said
  const seen = [];
  for (const [at, [kind, parts]] of Object.entries(ways).entries()) {
    let shown: unknown;
    const { statements } = await record(async () => {
      const { statusCode, headers, rawPayload } = await send(parts, `192.0.2.${at}`);
      const told = Object.entries(headers).filter(([name]) => name !== 'x-request-id' && name !== 'date');
      shown = { statusCode, told, bytes: rawPayload.toString('hex') };
    });
    seen.push({ kind, shown, statements });
  }
  const [first] = seen;
  assert.ok(
    first !== undefined && first.statements.length >= 5,
    'a counter, the invitations, what comes of it, the trail, all in a transaction',
  );
  for (const { kind, ...each } of seen)
    assert.deepEqual(each, { shown: first.shown, statements: first.statements }, kind);
  const lines = await deps.db
    .selectFrom('audit_events')
    .select('id')
    .where('action', '=', 'invitation.refused')
    .where('capacity', '=', 'anonymous')
    .execute();
  assert.equal(lines.length, seen.length + 1, 'each leaves its line');
});
