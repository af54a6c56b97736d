// Holds: product §7 start
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { testFolder } from '../support/folders.ts';
import { eventually, processesIn } from '../support/processes.ts';
import { runServer } from '../support/runServer.ts';

test('the first start loads the demo network, the second keeps it, and each prints nothing but the address, who may be tried, and where', async (t) => {
  const DATA_DIR = testFolder(t);
  const printed: (string | undefined)[] = [];
  for (const start of ['first', 'second']) {
    const server = runServer(t, { NODE_ENV: 'development', DATA_DIR });
    await server.wrote('Emails, kept');
    const [address = '', patient, invitation, guestsAppointment, receptionist, manager, where, ...kept] = server
      .output()
      .split('\n');
    const [emails, texts, pushes] = kept;
    assert.match(address, /^Portail patient: http:\/\/127\.0\.0\.1:\d+$/, start);
    assert.match(patient ?? '', /^Demo patient: \S+, password \S+$/, start);
    assert.match(invitation ?? '', /^Demo invitation: number [A-Z]{4}\d{8}, born 1958-06-21, code \d{4} \d{4}$/, start);
    assert.match(
      guestsAppointment ?? '',
      /^Demo appointment without an account: reference [A-Z0-9]{10}, born \d{4}-\d\d-\d\d$/,
      start,
    );
    for (const [who, line = ''] of [
      ['receptionist', receptionist],
      ['manager', manager],
    ] as const)
      assert.match(
        line,
        new RegExp(String.raw`^Demo ${who}: \S+, password \S+, code http://127\.0\.0\.1:\d+/dev/staff-code$`),
        start,
      );
    printed.push(patient);
    const origin = address.slice(address.indexOf('http'));
    assert.equal(
      where,
      `Where: patient ${origin}/#/login, invitation ${origin}/#/rvsp, appointment ${origin}/#/nosession/manage, receptionist ${origin}/staff`,
    );
    assert.equal(emails, `Emails, kept instead of sent: ${origin}/dev/mail`);
    assert.equal(texts, `Text messages, kept instead of sent: ${origin}/dev/texts`);
    assert.equal(pushes, `Pushes to devices, as they leave: ${origin}/dev/pushes`);
    for (const page of ['mail', 'texts', 'pushes', 'staff-code'])
      assert.equal((await fetch(`${origin}/dev/${page}`)).status, 200, page);
    assert.equal((await fetch(`${origin}/readyz`)).status, 200);
    const [, nam, birthDate, code] = /number (\S+), born (\S+), code (.*)$/.exec(invitation ?? '') ?? [];
    const headers = { origin, 'content-type': 'application/json' };
    const opened = await fetch(`${origin}/rvsp/api/auth`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ nam, birthDate, code }),
    });
    assert.equal(opened.status, 200, 'a newcomer can come in by the invitation');
    server.child.kill('SIGINT');
    assert.equal(await server.ended, 0);
    assert.deepEqual(server.output().split('\n').slice(10), [''], 'nothing else');
  }
  assert.equal(printed[0], printed[1]);
  await eventually(() => processesIn(DATA_DIR).length === 0, 'no process of the database left');
});
