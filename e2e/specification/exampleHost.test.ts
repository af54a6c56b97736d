import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test, type TestContext } from 'node:test';

const folder = join(import.meta.dirname, '../../examples/back-end');
const program = join(folder, 'main.ts');

const startExample = async (t: TestContext): Promise<string> => {
  const child = spawn(process.execPath, [program, '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  t.after(async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error('The example ended without an address.');
};

test('the example of a back end serves the portal, the one setting it needs and the service, at the address it prints', async (t) => {
  const address = await startExample(t);
  const read = async (path: string) => (await fetch(new URL(path, address))).text();
  assert.ok((await read('/')).startsWith('<!doctype html><html lang="fr-CA">'));
  assert.deepEqual(JSON.parse(await read('/assets/config.json')), { version: '1', baseUrl: '/clinic' });
  assert.equal(await read('/clinic/api/login/terms?lang=en'), '<h2 id="general">General</h2>');
  assert.equal((await fetch(new URL('/clinic/api/user/dependents', address))).status, 401);
});

/** Signs in, and posts as the portal does. */
const signInAt = async (address: string) => {
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(new URL(`/clinic/api/${path}`, address), { method: 'POST', headers, body: JSON.stringify(body) });
  const entered = await post('login', { username: 'marie.tremblay', password: 'Canot 7 érables!' });
  const cookies = entered.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
  const signed = { Cookie: cookies.join('; '), 'X-XSRF-TOKEN': token };
  return {
    statusOf: async (path: string, body: unknown, headers = signed) => (await post(path, body, headers)).status,
    cancel: async (query: string) =>
      (
        await fetch(new URL(`/clinic/api/appointment/cancelreservation?${query}`, address), {
          headers: { Cookie: signed.Cookie },
        })
      ).status,
    listSpaces: async (): Promise<{ perName: string }[]> => {
      const found: unknown = await (
        await post('appointment/available', { criteria: {}, dependent: null }, signed)
      ).json();
      assert.ok(Array.isArray(found));
      return found.map((space: unknown) => {
        assert.ok(typeof space === 'object' && space !== null && 'perName' in space);
        return { ...space, perName: String(space.perName) };
      });
    },
    withoutToken: { ...signed, 'X-XSRF-TOKEN': '' },
  };
};

test('the example of a back end refuses a field too many, a changed record and a missing token', async (t) => {
  const { statusOf, cancel, listSpaces, withoutToken } = await signInAt(await startExample(t));
  const [space, second] = await listSpaces();
  if (!space || !second) throw new Error('There are no spaces.');
  const asked = { space, raisonVisite: 'skin', perName: space.perName, dependent: null };
  const reserve = 'appointment/reserve';
  assert.equal(await statusOf(reserve, asked, withoutToken), 403);
  assert.equal(await statusOf(reserve, { ...asked, holdId: 'h' }), 400);
  assert.equal(await statusOf(reserve, { ...asked, space: { ...space, spaceId: '500' } }), 400);
  assert.equal(await statusOf(reserve, { ...asked, dependent: { patientId: 41 } }), 400);
  assert.equal(await statusOf(reserve, { ...asked, perName: 'Dre Roy' }), 400);
  assert.equal(await statusOf(reserve, asked), 200);
  assert.equal(await statusOf('user/updateAccessDependent', { patientId: 41, locked: true }), 400);
  assert.equal(await cancel('clinicId=12&reservationId=9000'), 400);
  assert.equal(await statusOf(reserve, { ...asked, space: second }), 200);
  assert.equal(await cancel('clinicId=12'), 400);
  assert.equal(await cancel('clinicId=12&reservationId=9000'), 204);
  assert.equal(await cancel('clinicId=12'), 204);
});

test('the example service is as short as its README says', () => {
  const [, said] = /fewer than (\d+) lines/.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? [];
  const texts = globSync('*.ts', { cwd: folder, exclude: ['main.ts'] }).map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  );
  const lines = texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0);
  assert.ok(lines < Number(said), `${lines} lines`);
});
