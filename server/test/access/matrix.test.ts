// Holds: product §4 not-yours
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { LightMyRequestResponse as Answer } from 'fastify';

import type { ErrorBody } from '../../../contract/errors.ts';
import { ask, askUnreadably, nameOf, onlyReads, routeOf } from './asking.ts';
import { alike, columnNames, usualCodes, type Cell, type Column } from './columns.ts';
import type { Family } from './family.ts';
import { matrix } from './matrix.ts';
import { isNoted, notedBy } from './noted.ts';
import type { Row } from './row.ts';
import { accessStage, type AccessStage } from './stage.ts';
import { contentOf } from './unchanged.ts';

const rows = Object.values(matrix).flat();

/** `ACCESS_ROWS`: names of rows, as JSON, where a few are to be asked. */
const few = process.env.ACCESS_ROWS;
const isAsked = (row: Row): boolean => few === undefined || few.includes(JSON.stringify(nameOf(row)));

const addressOf = (row: Row): string => Object.values(routeOf(row)).join(' ');

/** Who may not tell foreign things from none at all: where something is named that is not a secret by itself. */
const alikeIn = ({ names, cells }: Row): readonly (readonly [Column, Column])[] =>
  alike.filter((pair) => names !== undefined && pair.every((column) => cells[column] !== '–') && cells.former !== '–');

const statusOf = (cell: Cell): number => Number(cell.split(' ')[0]);
const doesNothing = (cell: Cell): boolean => statusOf(cell) >= 400 || cell.endsWith('in vain');

/** All of an answer but its own number and the time of day. */
const bytesOf = ({ statusCode, headers, rawPayload }: Answer): string => {
  const { 'x-request-id': _number, date: _date, ...said } = headers;
  return JSON.stringify([statusCode, said, rawPayload.toString('base64')]);
};

const check = (
  { body, json, statusCode }: Answer,
  { cell, column }: { cell: Cell; column: Column },
  { sees }: Family,
): void => {
  const [status = '', ...more] = cell.split(' ');
  const [isSeen, told] = [
    more.at(-1) === 'sees',
    `${column} should get ${cell}, got ${statusCode} ${body.slice(0, 300)}`,
  ];
  const word = (isSeen ? more.slice(0, -1) : more).join(' ');
  assert.equal(String(statusCode), status, told);
  assert.equal(sees(body), isSeen, told);
  if (statusCode >= 400) assert.equal(json<ErrorBody>().message, word === '' ? usualCodes[statusCode] : word, told);
};

/** Whether an answer is to leave a line: what shows something, but for one’s own appointment that stands in one’s own way. */
const isTraced = (cell: Cell, column: Column): boolean =>
  cell.endsWith(' sees') && !(column === 'owner' && statusOf(cell) >= 400);

/** Asks as each of the columns, among whom `family` gives. */
const askAs = async (
  row: Row,
  among: readonly Column[],
  { db, family }: { db: AccessStage['db']; family: () => Promise<Family> },
): Promise<[Column, string][]> => {
  const answers: [Column, string][] = [];
  for (const column of among) {
    const own = await family();
    const noted = await notedBy(db, own, column);
    const answer = await ask(row, column, own);
    check(answer, { cell: row.cells[column], column }, own);
    if (isTraced(row.cells[column], column))
      assert.ok(
        isNoted(row, noted, await notedBy(db, own, column)),
        `${nameOf(row)} shows something to ${column} and leaves no line`,
      );
    answers.push([column, bytesOf(answer)]);
  }
  return answers;
};

/** Without a session, the server refuses a request before it reads the body (product §8 Codes). */
const refuseUnread = async (row: Row, family: Family): Promise<void> => {
  if (statusOf(row.cells.nobody) !== 401 || ['GET', 'HEAD'].includes(routeOf(row).method)) return;
  const { statusCode, body } = await askUnreadably(row, family);
  assert.equal(statusCode, 401, `${nameOf(row)} reads what nobody sends: ${body.slice(0, 300)}`);
};

const walk = async (row: Row, stage: AccessStage, shared: Family): Promise<void> => {
  const asked = columnNames.filter((column) => row.cells[column] !== '–');
  const harmless = asked.filter((column) => onlyReads(row) || doesNothing(row.cells[column]));
  const family = onlyReads(row) ? shared : await stage.family();
  // What is named, and what is asked with, is there before anybody asks, so that what is refused can be seen to change nothing.
  await row.ask?.(family.target('owner'), family.around);
  for (const column of harmless) await family.asker(column);
  const before = onlyReads(row) ? '' : await contentOf(stage.db);
  await refuseUnread(row, family);
  const refused = await askAs(row, harmless, { db: stage.db, family: () => Promise.resolve(family) });
  if (!onlyReads(row)) assert.equal(await contentOf(stage.db), before);
  // Where nothing is named, each changes what is their own.
  const fresh = row.names === undefined ? () => Promise.resolve(family) : stage.family;
  const done = await askAs(
    row,
    asked.filter((column) => !harmless.includes(column)),
    { db: stage.db, family: fresh },
  );
  const answers = new Map([...refused, ...done]);
  for (const [foreign, absent] of alikeIn(row)) assert.equal(answers.get(foreign), answers.get(absent), foreign);
};

test('the access matrix expects a foreign record, or one no longer open to the caller, to look nonexistent', () => {
  for (const row of rows) {
    for (const [foreign, absent] of alikeIn(row))
      assert.equal(row.cells[foreign], row.cells[absent], `${nameOf(row)}: ${foreign}`);
  }
});

test('each caller of each route gets what the access matrix lists, sees no other personal data, and changes nothing when refused', async (t) => {
  const stage = await accessStage(t);
  await t.test('every route has a row, and every row a route', () => {
    const known = new Set(rows.map(addressOf));
    assert.deepEqual(
      stage.routes.filter((route) => !known.has(route)),
      [],
      'add them to server/test/access/rows',
    );
    assert.deepEqual(
      [...known].filter((route) => !stage.routes.includes(route)),
      [],
      'no such route',
    );
  });
  const shared = await stage.family();
  for (const row of rows.filter(isAsked)) await t.test(nameOf(row), () => walk(row, stage, shared));
});
