import { accountRows } from './rows/account.ts';
import { appointmentRows } from './rows/appointments.ts';
import { dependentRows } from './rows/dependents.ts';
import { invitationRows } from './rows/invitation.ts';
import { guestRows } from './rows/guest.ts';
import { mailboxRows } from './rows/mailbox.ts';
import { passkeyRows } from './rows/passkeys.ts';
import { secondFactorRows } from './rows/secondFactor.ts';
import { staffRows } from './rows/staff.ts';
import { staffPeopleRows } from './rows/staffPeople.ts';
import { staffSlotRows } from './rows/staffSlots.ts';
import { siteRows } from './rows/site.ts';
import type { Row } from './row.ts';

/** Who may do what: every route of the server, by domain. docs/access-matrix.md is written from it. */
export const matrix: Readonly<Record<string, readonly Row[]>> = {
  'The account': [...accountRows, ...secondFactorRows, ...passkeyRows],
  Dependents: dependentRows,
  Appointments: appointmentRows,
  'Visits without an account': guestRows,
  'Visits by invitation': invitationRows,
  'The mailbox': mailboxRows,
  'The staff of clinics': [...staffRows, ...staffSlotRows, ...staffPeopleRows],
  'Everybody’s': siteRows,
};
