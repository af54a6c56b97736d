import type { ErrorCode } from '../../../contract/errorCodes.ts';

/** Who asks. What they name belongs to one person, the owner, or does not exist. */
export const columns = {
  nobody: 'nobody is signed in',
  owner: 'the person themselves',
  book: 'acts for them at level *book* alone',
  history: 'acts for them at level *history* alone',
  messages: 'acts for them at level *messages* alone',
  powerless: 'a link without any level',
  frozen: 'a link with every level that its holder froze',
  grown: 'a parent, since the fourteenth birthday',
  pending: 'a link that waits to be agreed to',
  former: 'a link that ended',
  stranger: 'signed in, without a link: what is named is foreign',
  absent: 'the same stranger: what is named does not exist',
  hub: 'the person’s own token of the hub, nobody signed in',
  otherHub: 'somebody else’s token of the hub: what is named is foreign',
  otherHubAbsent: 'the same token: what is named does not exist',
  express: 'a token of the express area, nobody signed in',
} as const;

export type Column = keyof typeof columns;

/** Columns that name what does not exist. */
const absences: readonly Column[] = ['absent', 'otherHubAbsent'];

export const namesNothingThere = (column: Column): boolean => absences.includes(column);

/** Who names what is not theirs, or no longer, beside whoever names what does not exist: to them the two look the same. */
export const alike: readonly [foreign: Column, absent: Column][] = [
  ['former', 'absent'],
  ['stranger', 'absent'],
  ['otherHub', 'otherHubAbsent'],
];

/** Every column, in order. */
export const columnNames = Object.keys(columns).filter((name): name is Column => name in columns);

/**
 * What is answered. A status, with its message key where it is not the usual one; `sees`: something of the owner’s is in the answer,
 * in a refusal too, and without the word nothing is; `in vain`: answered like what was done, and nothing was. `–`: not asked.
 */
export type Cell =
  `${number}` | `${number} sees` | `${number} in vain` | `${number} ${ErrorCode}` | `${number} ${ErrorCode} sees` | '–';

export type Cells = Readonly<Record<Column, Cell>>;

/** The message keys that go without saying. */
export const usualCodes: Readonly<Record<number, ErrorCode>> = {
  401: 'error.msg.invalidToken',
  403: 'dependents.noAccess',
  404: 'errors.notFound',
  410: 'errors.notFound',
};
