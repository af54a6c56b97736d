// Holds: product §4 openapi
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { z } from 'zod';

import { calls, type Call } from '../../../contract/calls.ts';
import type { ApiRoot } from '../../../contract/calls/call.ts';
import { staffCalls, staffRoot } from '../../../contract/staffCalls.ts';
import { demandStrictSchemas } from '../../src/http/strictSchemas.ts';
import { testApp } from '../support/testApp.ts';

type Document = { openapi: string; paths: Record<string, Record<string, { responses: object }>> };

const roots: Record<ApiRoot, string> = { main: '/api', rvsp: '/rvsp/api', nosession: '/nosession/api' };

/** `POST /api/login`, `DELETE /api/user/sessions/{id}`: a call of the contract as the document writes it. */
const written = ({ method, path }: Pick<Call, 'method' | 'path'>, root: string): string =>
  `${method} ${root}/${path.replaceAll(/:(\w+)/g, '{$1}')}`;

test('the OpenAPI 3.1 document describes every call of the contract by its method, and nothing else', async (t) => {
  const { inject } = await testApp(t);
  const { openapi, paths } = (await inject('/api/openapi.json')).json<Document>();
  assert.equal(openapi, '3.1.0');
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({ call: `${method.toUpperCase()} ${path}`, responses })),
  );
  const named = [
    ...Object.values(calls).map((call) => written(call, roots[call.root])),
    ...Object.values(staffCalls).map((call) => written(call, `/${staffRoot}`)),
  ];
  assert.deepEqual(described.map(({ call }) => call).sort(), named.sort());
  assert.deepEqual(
    described.filter(({ responses }) => Object.keys(responses).length === 0),
    [],
  );
});

test('the API documentation page loads nothing from elsewhere and inlines no script', async (t) => {
  const { inject } = await testApp(t);
  const page = await inject('/api/docs/');
  assert.equal(page.statusCode, 200);
  assert.match(String(page.headers['content-security-policy']), /^default-src 'none'; script-src 'self';/);
  const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source = '']) => source);
  assert.ok(sources.length > 3);
  for (const source of sources) {
    assert.match(source, /^\.?\//);
    assert.equal((await inject(new URL(source, 'http://localhost/api/docs/').pathname)).statusCode, 200, source);
  }
  assert.doesNotMatch(page.body, /<script[^>]*>\s*\S+\s*<\/script>|\son\w+=/);
});

test('production serves neither the OpenAPI document nor its page unless the settings ask for it', async (t) => {
  const { inject } = await testApp(t, { env: { API_DOCS: 'off' } });
  for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/'])
    assert.equal((await inject(url)).statusCode, 404, url);
});

const route = (schema: object) => ({ method: 'POST', url: '/api/x', schema, handler: () => null }) as const;

test('the server refuses to start with a schema that would silently drop unknown fields', () => {
  const loose: [part: string, schema: object][] = [
    ['body', { body: z.object({}) }],
    ['body.a', { body: z.strictObject({ a: z.array(z.object({})).nullish() }) }],
    ['body.a', { body: z.union([z.strictObject({ a: z.object({}).optional() }), z.null()]) }],
    ['querystring', { querystring: z.object({}).transform(String) }],
  ];
  for (const [part, schema] of loose) {
    assert.throws(
      () => demandStrictSchemas(route(schema)),
      new RegExp(`POST /api/x: ${part.replace('.', '\\.')} drops unknown fields`),
    );
  }
  demandStrictSchemas(route({ body: z.strictObject({ a: z.looseObject({}) }), querystring: z.strictObject({}) }));
});

test('a call that declares no field accepts none', async (t) => {
  const { app, inject } = await testApp(t);
  await app.register((part) => {
    part.addHook('onRoute', demandStrictSchemas);
    part.post('/plain', () => ({}));
  });
  assert.equal((await inject({ method: 'POST', url: '/plain' })).statusCode, 200);
  assert.equal((await inject({ method: 'POST', url: '/plain?a=1' })).statusCode, 400);
  assert.equal((await inject({ method: 'POST', url: '/plain', payload: { a: 1 } })).statusCode, 400);
});
