/**
 * Loaded before the product (`node --import`), writes down every statement that a request sends to PostgreSQL, in the
 * order in which they are sent, to the file RECORD_TO. What runs outside a request, such as a job, is left out.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';

import pg from 'pg';

import { toValue } from './value.ts';

const file = process.env.RECORD_TO;
if (file === undefined) throw new Error('RECORD_TO names no file.');

const requests = new AsyncLocalStorage<true>();
subscribe('http.server.request.start', () => {
  requests.enterWith(true);
});

const statementOf = ([first, second]: unknown[]): { text: string; values: unknown[] } | null => {
  if (typeof first === 'string') return { text: first, values: Array.isArray(second) ? second : [] };
  if (typeof first !== 'object' || first === null || !('text' in first)) return null;
  return { text: String(first.text), values: 'values' in first && Array.isArray(first.values) ? first.values : [] };
};

const original: unknown = Reflect.get(pg.Client.prototype, 'query');
if (typeof original !== 'function') throw new Error('The driver has no query to watch.');

const recordAndQuery = function (this: pg.Client, ...queryArgs: unknown[]): unknown {
  const statement = requests.getStore() === true ? statementOf(queryArgs) : null;
  if (statement !== null) {
    appendFileSync(file, `${JSON.stringify({ text: statement.text, values: statement.values.map(toValue) })}\n`);
  }
  return Reflect.apply(original, this, queryArgs);
};
Reflect.set(pg.Client.prototype, 'query', recordAndQuery);
