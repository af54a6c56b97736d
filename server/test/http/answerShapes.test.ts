// Holds: product §4 openapi
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Shape } from '../../../contract/calls/shape.ts';
import { calls, type Call, type CallName } from '../../../contract/calls.ts';
import { staffCalls, type StaffCall, type StaffCallName } from '../../../contract/staffCalls.ts';
import { at } from '../../src/http/at.ts';
import { staffAt } from '../../src/http/staff/staffAt.ts';
import { testApp } from '../support/testApp.ts';

type Schema = {
  type?: string | string[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
};
type Answer = { content?: Record<string, { schema: Schema }> };
type Document = { paths: Record<string, Record<string, { responses: Record<string, Answer> }>> };

/** Streamed, so no schema writes them. */
const streamed: readonly CallName[] = ['listen', 'downloadAttachment', 'exportFile'];

const kindsOf: Record<Extract<Shape, string>, readonly string[]> = {
  none: ['nothing'],
  empty: ['nothing'],
  page: ['string'],
  file: ['string'],
  stream: [],
  /** A clinic’s id, where a form keeps it as its text. */
  text: ['string', 'string uri', 'string uuid'],
  textOrNull: ['string', 'string uri'],
  zone: ['string'],
  id: ['string', 'string uuid'],
  instant: ['string date-time'],
  day: ['string date'],
  count: ['integer'],
  number: ['integer', 'number'],
  flag: ['boolean'],
  record: ['object'],
};

const waysOf = ({ anyOf, type, ...schema }: Schema): Schema[] =>
  anyOf?.flatMap(waysOf) ?? [type].flat().map((one) => ({ ...schema, ...(one !== undefined && { type: one }) }));

/** Whether null is allowed, and what else is. Two kinds of record, such as where a search is near, are a record. */
const parted = (schema: Schema): { isNullable: boolean; rest: Schema } => {
  const ways = waysOf(schema);
  const [rest = {}, ...others] = ways.filter(({ type }) => type !== 'null');
  const { type = '' } = rest;
  return {
    isNullable: ways.some((way) => way.type === 'null'),
    rest: others.length === 0 ? rest : { type: others.every((other) => other.type === type) ? type : 'several' },
  };
};

const isList = (shape: Shape): shape is Extract<Shape, readonly unknown[]> => Array.isArray(shape);

const mayBeNull = (shape: Shape): boolean => shape === 'textOrNull' || (isList(shape) && shape[2] === 'none');

const fieldDifferences = (name: string, shape: Shape, { properties = {}, required = [] }: Schema, path: string) => {
  const key = name.replace('?', '');
  const here = `${path}.${key}`;
  const schema = properties[key];
  if (!schema) return [`${here} is not in the answer`];
  const { isNullable, rest } = parted(schema);
  const isThere = required.includes(key);
  if (!name.endsWith('?')) return [...(isThere ? [] : [`${here} may be missing`]), ...differences(shape, schema, here)];
  return [...(isThere && !isNullable ? [`${here} is always there`] : []), ...differences(shape, rest, here)];
};

const inner = (shape: Shape, schema: Schema, path: string): string[] => {
  if (typeof shape === 'string') {
    const kind = [schema.type, schema.format].filter((part) => part !== undefined).join(' ');
    return kindsOf[shape].includes(kind) ? [] : [`${path} is ${kind}, not ${shape}`];
  }
  // Another back end's stands second (spec §7).
  if (isList(shape) && shape[0] === 'either') return differences(shape[1], schema, path);
  if (isList(shape)) return schema.items ? differences(shape[1], schema.items, `${path}[]`) : [`${path} is no list`];
  return Object.entries(shape).flatMap(([name, field]) => fieldDifferences(name, field, schema, path));
};

const differences = (shape: Shape, schema: Schema, path: string): string[] => {
  const { isNullable, rest } = parted(schema);
  const isOpen = mayBeNull(shape);
  const told = isOpen ? 'is never null' : 'may be null';
  return [...(isOpen === isNullable ? [] : [`${path} ${told}`]), ...inner(shape, rest, path)];
};

type Address = { method: string; url: string };

const successOf = ({ paths }: Document, { method, url }: Address): Schema | undefined => {
  const { responses } = paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] ?? { responses: {} };
  const [[status, { content }] = ['', {}]] = Object.entries(responses).filter(([code]) => code.startsWith('2'));
  return status === '204' ? { type: 'nothing' } : content?.['application/json']?.schema;
};

// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the names of a record, which TypeScript widens
const calledOf = Object.entries(calls) as [CallName, Call][];

test('each shape by which the portal judges an answer is that of the server’s own schema: no field renamed, optional or null on one side alone (decision 54)', async (t) => {
  const { inject } = await testApp(t);
  const document = (await inject('/api/openapi.json')).json<Document>();
  const described = calledOf.filter(([name]) => !streamed.includes(name));
  const found = described.flatMap(([name, { answer }]) => {
    const schema = successOf(document, at(name));
    return schema ? differences(answer, schema, name) : [`${name} has no schema`];
  });
  assert.deepEqual(found, []);
  assert.deepEqual(
    streamed.filter((name) => successOf(document, at(name)) !== undefined),
    [],
  );
});

// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the names of a record, which TypeScript widens
const calledByStaff = Object.entries(staffCalls) as [StaffCallName, StaffCall][];

test('each shape by which the staff area judges an answer is that of the server’s own schema (decision 54)', async (t) => {
  const { inject } = await testApp(t);
  const document = (await inject('/api/openapi.json')).json<Document>();
  const found = calledByStaff
    .filter(([, { answer }]) => answer !== 'stream' && answer !== 'file')
    .flatMap(([name, { answer }]) => {
      const schema = successOf(document, staffAt(name));
      return schema ? differences(answer, schema, name) : [`${name} has no schema`];
    });
  assert.deepEqual(found, []);
});
