import assert from 'node:assert/strict';
import { test } from 'node:test';

import { failureCode, failureSource } from './failureCode.ts';

test('a failure is named by its codes, else by its name, and never by its message (product §8 logs)', () => {
  const failed = (fields: object) => Object.assign(new TypeError('marie@exemple.ca'), fields);
  const table: [error: unknown, code: string][] = [
    [failed({ code: 'EENVELOPE', responseCode: 550 }), 'EENVELOPE 550'],
    [failed({ code: '42P01' }), '42P01'],
    [failed({ responseCode: 421 }), 'TypeError 421'],
    [failed({ code: true, responseCode: {} }), 'TypeError'],
    [failed({}), 'TypeError'],
    ['marie@exemple.ca', 'string'],
    [undefined, 'undefined'],
  ];
  for (const [error, code] of table) assert.equal(failureCode(error), code);
});

test('a failure says at which line of our sources it happened, and nothing else of its stack (product §8 logs)', () => {
  const at = (...frames: string[]) =>
    Object.assign(new Error('marie'), {
      stack: ['Error: marie', ...frames.map((frame) => `    at ${frame}`)].join('\n'),
    });
  const ours = 'send (file:///srv/portail/server/src/mail/sender.ts:41:7)';
  assert.equal(failureSource(at(ours)), 'mail/sender.ts:41');
  assert.equal(
    failureSource(at('query (file:///srv/portail/node_modules/pg/client.js:3:1)', ours)),
    'mail/sender.ts:41',
  );
  assert.equal(failureSource(at('file:///srv/other/tool.ts:1:1')), '');
  assert.equal(failureSource(Object.assign(new Error('marie'), { stack: undefined })), '');
  assert.equal(failureSource('server/src/mail/sender.ts:41'), '');
});
