import type { ErrorCode as PortalCode } from '../../../contract/errorCodes.ts';
import type { StaffErrorCode } from '../../../contract/staffErrors.ts';

type ErrorCode = PortalCode | StaffErrorCode;

/** Who asks. What they name belongs to one person, the owner, or does not exist. */
export const columns = {
  nobody: 'no one is signed in',
  owner: 'the person whose data the request names',
  book: 'a delegate with level *book* only',
  history: 'a delegate with level *history* only',
  messages: 'a delegate with level *messages* only',
  powerless: 'a delegate whose link has no level',
  frozen: 'a delegate with every level who locked their own link',
  grown: 'a parent, after the fourteenth birthday',
  pending: 'a delegate whose link waits for agreement',
  former: 'a delegate whose link ended',
  pretender: 'a signed-in user who claims the person’s health number and birth date, which a clinic saw',
  outsider: 'a signed-in user without a link; the request names another person’s data',
  absent: 'the same user; the request names data that does not exist',
  invitationArea: 'the person’s own token of the invitation area, no one signed in',
  otherInvitation: 'another person’s token of the invitation area; the request names data that is not theirs',
  otherInvitationAbsent: 'the same token; the request names data that does not exist',
  guest: 'a token of the guest area, no one signed in',
  reception: 'a receptionist of the clinic of the appointment that the request names',
  manager: 'a manager of that clinic',
  professional: 'the professional of that appointment, signed in as staff',
  colleague: 'another professional of that clinic, signed in as staff',
  otherStaff: 'a manager of another clinic',
  otherStaffAbsent: 'the same manager; the request names data that does not exist',
} as const;

export type Column = keyof typeof columns;

/** Columns that name what does not exist. */
const absences: readonly Column[] = ['absent', 'otherInvitationAbsent', 'otherStaffAbsent'];

export const namesNothingThere = (column: Column): boolean => absences.includes(column);

/** Callers who name a foreign or former record, beside callers who name none that exists: both get the same answer. */
export const alike: readonly [foreign: Column, absent: Column][] = [
  ['former', 'absent'],
  ['pretender', 'absent'],
  ['outsider', 'absent'],
  ['otherInvitation', 'otherInvitationAbsent'],
  ['otherStaff', 'otherStaffAbsent'],
  ['colleague', 'otherStaffAbsent'],
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
