// Holds: product §7 start
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { testFolder } from '../support/folders.ts';
import { eventually, processesIn } from '../support/processes.ts';
import { runServer } from '../support/runServer.ts';

const post = (origin: string, path: string, body: Record<string, string | undefined>): Promise<Response> =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const openInvitation = async (origin: string, invitation: string): Promise<void> => {
  const [, nam, birthDate, code] = /number (\S+), born (\S+), code (.*)$/.exec(invitation) ?? [];
  const { status } = await post(origin, '/rvsp/api/auth', { nam, birthDate, code });
  assert.equal(status, 200, 'a newcomer can come in by the invitation');
};

const signInReceptionist = async (origin: string, receptionist: string): Promise<void> => {
  const [, login, password, page = ''] = /: (\S+), password (\S+), code (\S+)$/.exec(receptionist) ?? [];
  const [, code] = /<p>(\d{6})<\/p>/.exec(await (await fetch(page)).text()) ?? [];
  const { status } = await post(origin, '/staff/api/session', { login, password, code });
  assert.equal(status, 200, 'a newcomer can come in as the receptionist');
};

test('the first start loads the demo network, the second keeps it, and each prints nothing but the address, who may be tried, and where', async (t) => {
  const DATA_DIR = testFolder(t);
  const printed: (string | undefined)[] = [];
  for (const start of ['first', 'second']) {
    const server = runServer(t, { NODE_ENV: 'development', DATA_DIR });
    await server.wrote('Pushes to devices');
    const [address = '', patient, invitation = '', receptionist = '', guestsAppointment, where, emails, texts, pushes] =
      server.output().split('\n');
    assert.match(address, /^Portail patient: http:\/\/127\.0\.0\.1:\d+$/, start);
    assert.match(patient ?? '', /^Demo patient: \S+, password \S+$/, start);
    assert.match(invitation, /^Demo invitation: number [A-Z]{4}\d{8}, born 1958-06-21, code \d{4} \d{4}$/, start);
    assert.match(receptionist, /^Demo receptionist: \S+, password \S+, code http:\S+\/dev\/staff-code$/, start);
    assert.match(
      guestsAppointment ?? '',
      /^Demo appointment without an account: reference [A-Z0-9]{10}, born \d{4}-\d\d-\d\d$/,
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
    assert.equal(pushes, `Pushes to devices: ${origin}/dev/pushes`);
    for (const page of ['mail', 'texts', 'pushes'])
      assert.equal((await fetch(`${origin}/dev/${page}`)).status, 200, page);
    assert.equal((await fetch(`${origin}/readyz`)).status, 200);
    await openInvitation(origin, invitation);
    // A code signs in once, and both starts may fall into its thirty seconds.
    if (start === 'first') await signInReceptionist(origin, receptionist);
    server.child.kill('SIGINT');
    assert.equal(await server.ended, 0);
    assert.equal(server.output().split('\n').length, 10);
  }
  assert.equal(printed[0], printed[1]);
  await eventually(() => processesIn(DATA_DIR).length === 0, 'no process of the database left');
});
