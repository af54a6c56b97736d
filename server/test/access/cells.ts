import type { DependentScope } from '../../../contract/dependents.ts';
import { columnNames, type Cell, type Cells } from './columns.ts';

const everywhere = (cell: Cell): Cells =>
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a boundary: fromEntries forgets which keys it was given
  Object.fromEntries(columnNames.map((name) => [name, cell])) as Cells;

/** The same for everybody, whatever is named. */
export const anybody = (cell: Cell): Cells => everywhere(cell);

/** One of the staff is enough to see that their session opens nothing elsewhere. */
const staffElsewhere = (cell: Cell): Partial<Cells> => ({
  reception: cell,
  manager: '–',
  professional: '–',
  colleague: '–',
  otherStaff: '–',
  otherStaffAbsent: '–',
});

/** A person who works at a clinic, about their own session: the call names nobody. */
export const staffAlone = (cell: Cell): Cells => ({
  ...everywhere('401'),
  reception: cell,
  manager: cell,
  professional: cell,
  colleague: cell,
  otherStaff: cell,
  otherStaffAbsent: '–',
});

/** What concerns an appointment: its clinic and its professional. Others who work at clinics find nothing. */
export const atTheirClinic = (cell: Cell): Cells => ({
  ...staffAlone(cell),
  colleague: '404',
  otherStaff: '404',
  otherStaffAbsent: '404',
});

/** What concerns a patient of a clinic, whose professionals read no messages and decide about nobody. */
export const beyondProfessionals = (cell: Cell): Cells => ({ ...atTheirClinic(cell), professional: '404' });

/** What concerns how a clinic is connected. */
export const managersAlone = (cell: Cell): Cells => ({ ...beyondProfessionals(cell), reception: '404' });

/** A caller who knows the secret that is named: signed out, or signed in as someone else. */
export const bearer = (cell: Cell, absent: Cell): Cells => ({
  ...everywhere('–'),
  nobody: cell,
  outsider: cell,
  absent,
});

/** The invited person after identification, signed in or not, and nobody else. */
export const invited = (cell: Cell): Cells => ({
  ...everywhere('401'),
  ...staffElsewhere('401'),
  invitationArea: cell,
  otherInvitation: '404',
  otherInvitationAbsent: '404',
});

/** Any signed-in account, about itself: nothing is named. */
export const signedIn = (cell: Cell): Cells => ({
  ...everywhere(cell),
  ...staffElsewhere('401'),
  nobody: '401',
  invitationArea: '401',
  otherInvitation: '401',
  guest: '401',
  absent: '–',
  otherInvitationAbsent: '–',
});

/** A list of everybody the one who asks may act for at a level: the others get theirs, without the owner’s. */
export const listAtLevel = (level: DependentScope): Cells => ({
  ...signedIn('200'),
  owner: '200 sees',
  [level]: '200 sees',
});

/** What belongs to an account, and to nobody who acts for the person. */
export const ownAccount = (cell: Cell, others: Cell = '404'): Cells => ({
  ...signedIn(others),
  owner: cell,
  absent: others,
});

/** What concerns a person: themselves, and who acts for them at a level. Other links are refused, other people find nothing. */
export const atLevel = (level: DependentScope, cell: Cell): Cells => ({
  ...signedIn('403'),
  owner: cell,
  [level]: cell,
  former: '404',
  pretender: '404',
  outsider: '404',
  absent: '404',
});
