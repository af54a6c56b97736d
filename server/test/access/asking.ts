import type { LightMyRequestResponse as Answer } from 'fastify';

import { calls, type CallName } from '../../../contract/calls.ts';
import { staffCalls, type StaffCallName } from '../../../contract/staffCalls.ts';
import { at } from '../../src/http/at.ts';
import { staffAt } from '../../src/http/staff/staffAt.ts';
import type { Column } from './columns.ts';
import type { Family } from './family.ts';
import type { Asked, Row } from './row.ts';

const isCallName = (name: string): name is CallName => name in calls;

const staffPrefix = 'staff.';

const isStaffCallName = (name: string): name is StaffCallName => name in staffCalls;

const staffCallOf = ({ route }: Row): StaffCallName | undefined => {
  const name = route.startsWith(staffPrefix) ? route.slice(staffPrefix.length) : '';
  return isStaffCallName(name) ? name : undefined;
};

/** Method and address of a row, the address with its parameters as they stand in the route. */
export const routeOf = (row: Row): { method: string; url: string } => {
  const { route } = row;
  const ofStaff = staffCallOf(row);
  if (ofStaff !== undefined) return staffAt(ofStaff);
  if (isCallName(route)) return at(route);
  const [method = '', url = ''] = route.split(' ');
  return { method, url };
};

/** How a row is called where it is spoken of. */
export const nameOf = (row: Row): string => {
  const { method, url } = routeOf(row);
  return `${method} ${url}${row.names === undefined ? '' : `, naming ${row.names}`}${row.saying === undefined ? '' : `, with ${row.saying}`}`;
};

/** Whether what the row asks for changes nothing, by the contract. */
export const onlyReads = (row: Row): boolean => {
  const ofStaff = staffCallOf(row);
  if (ofStaff !== undefined) return staffCalls[ofStaff].effect === 'read';
  return !isCallName(row.route) || calls[row.route].effect === 'read';
};

const addressOf = (url: string, { params = {}, query }: Asked): string => {
  const path = url.replace(/:(\w+)|(\*)/g, (_whole, name?: string) => params[name ?? '*'] ?? '');
  return query === undefined ? path : `${path}?${new URLSearchParams(query).toString()}`;
};

/** A file as a form brings it. */
const formOf = async (file: Buffer): Promise<{ payload: Buffer; type: string }> => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)]), 'a.pdf');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return { payload: Buffer.from(await request.arrayBuffer()), type: request.headers.get('content-type') ?? '' };
};

/** Sends what no one can read to the address of a row, signed in as nobody. */
export const askUnreadably = async (row: Row, family: Family): Promise<Answer> => {
  const asked = (await row.ask?.(family.target('nobody'), family.around)) ?? {};
  const { method, url } = routeOf(row);
  const { visitor, headers } = await family.asker('nobody');
  return visitor.send({
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a boundary: rows are typed to name real methods
    method: method as 'POST',
    url: addressOf(url, asked),
    headers: { ...headers, 'content-type': 'application/json' },
    payload: '{',
  });
};

/** Asks what a row asks, as one column of one family. */
export const ask = async (row: Row, column: Column, family: Family): Promise<Answer> => {
  const asked = (await row.ask?.(family.target(column), family.around)) ?? {};
  const { method, url } = routeOf(row);
  const { visitor, headers } = await family.asker(column);
  const form = asked.file === undefined ? null : await formOf(asked.file);
  const payload = form?.payload ?? asked.body;
  return visitor.send({
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a boundary: rows are typed to name real methods
    method: method as 'GET',
    url: addressOf(url, asked),
    headers: { ...headers, ...(form === null ? {} : { 'content-type': form.type }) },
    ...(payload === undefined ? {} : { payload }),
  });
};
