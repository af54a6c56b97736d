import assert from 'node:assert/strict';
import { test } from 'node:test';

import { calls, type CallName } from '../../../contract/calls.ts';
import { openCalls } from '../../../contract/calls/sessionCalls.ts';
import { at } from '../../src/http/at.ts';
import { openBrowser } from '../support/browser.ts';
import { testApp } from '../support/testApp.ts';

const open: readonly string[] = openCalls;
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the names of a record, which TypeScript widens
const names = Object.keys(calls) as CallName[];

test('the calls that the contract calls open, and no other of the main root, are answered without a session', async (t) => {
  const { app } = await testApp(t);
  for (const name of names.filter((each) => calls[each].root === 'main')) {
    const { method, url } = at(name);
    const { statusCode } = await openBrowser(app).send({
      method,
      url: url.replaceAll(/:\w+/g, crypto.randomUUID()),
      ...(method === 'GET' ? {} : { payload: {} }),
    });
    assert.equal(statusCode !== 401, open.includes(name), `${name} answered ${statusCode}`);
  }
});
