import { randomBytes } from 'node:crypto';

import { z } from 'zod';

import { languages } from '../../../contract/languages.ts';
import { staffRoles, type StaffRole } from '../../../contract/staffRoles.ts';
import { recordAudit, type AuditAction } from '../data/audit.ts';
import type { NamedClinic } from '../data/clinicSlots.ts';
import { makePasswords } from '../data/passwords.ts';
import { addStaff, suspendStaff } from '../data/staff/staffAccounts.ts';
import type { Tables } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { enrolmentUri, newSecret } from '../domain/secondFactor/oneTimeCode.ts';
import type { Held } from '../domain/staff/may.ts';
import type { Transaction } from 'kysely';
import { ClinicRefused } from './clinicRefused.ts';
import { UsageError, type ClinicCommand, type ClinicDeps } from './command.ts';
import { readArgs } from './readArgs.ts';
import { readClinic, readProfessional } from './readDay.ts';

const person = z.object({
  login: z.string().regex(/^[a-z0-9._-]{3,60}$/i),
  name: z.string().trim().min(1).max(80),
  clinic: z.string().min(1),
  role: z.enum(staffRoles),
  professional: z.string().optional(),
  lang: z.enum(languages).default('fr'),
});

const options = {
  name: { type: 'string' },
  clinic: { type: 'string' },
  role: { type: 'string' },
  professional: { type: 'string' },
  lang: { type: 'string' },
} as const;

const record = (
  transaction: Transaction<Tables>,
  { requestId }: ClinicDeps,
  event: { action: AuditAction; entityId: string },
): Promise<void> => recordAudit(transaction, { ...event, capacity: 'clinic', actorAccountId: null, requestId });

/** @throws ClinicRefused */
const readHeld = async (
  deps: ClinicDeps,
  clinic: NamedClinic,
  { role, professional }: { role: StaffRole; professional: string | undefined },
): Promise<Held> => {
  if (role !== 'professional') {
    if (professional !== undefined) throw new ClinicRefused('Only the role professional names a professional.');
    return { role, professionalId: null };
  }
  if (professional === undefined)
    throw new ClinicRefused('Name the professional whose appointments they see: --professional <name or id>.');
  return { role, professionalId: await readProfessional(deps, clinic, professional) };
};

export const addStaffCommand: ClinicCommand = {
  name: 'add-staff',
  isOfOperator: true,
  args: `<login> --name <name> --clinic <clinic> --role ${staffRoles.join('|')} [--professional <name or id>] [--lang ${languages.join('|')}]`,
  summary: 'lets a person who works at a clinic sign in at /staff; prints the password and the second factor once',
  read: (args) => {
    const {
      positionals: [login],
      values,
    } = readArgs(args, 1, options);
    const parsed = person.safeParse({ login, ...values });
    if (!parsed.success) throw new UsageError('A value is missing or not allowed', { cause: parsed.error });
    const { clinic: word, role, professional, ...who } = parsed.data;
    return async (deps) => {
      const clinic = await readClinic(deps, word);
      const held = await readHeld(deps, clinic, { role, professional });
      const [password, totpSecret] = [randomBytes(15).toString('base64url'), newSecret()];
      const made = { vault: deps.vault, passwords: makePasswords() };
      const posts = [{ clinicId: clinic.clinicId, ...held }];
      await inTransaction(deps.db, async (transaction) => {
        const staffId = await addStaff(transaction, made, { ...who, password, totpSecret, posts });
        if (staffId === undefined) throw new ClinicRefused(`Somebody already signs in as ${who.login}.`);
        await record(transaction, deps, { action: 'staff.added', entityId: staffId });
      });
      return [
        `${who.name}, ${role} at ${clinic.name}, signs in at /staff as ${who.login}.`,
        `Password: ${password}`,
        `Second factor, for an authenticator app: ${enrolmentUri(totpSecret, who.login)}`,
        'Neither is shown again. Hand them over apart.',
      ];
    };
  },
};

export const suspendStaffCommand: ClinicCommand = {
  name: 'suspend-staff',
  isOfOperator: true,
  args: '<login>',
  summary: 'ends the sessions of a person who works at a clinic, who can no longer sign in',
  read: (args) => {
    const {
      positionals: [login = ''],
    } = readArgs(args, 1, {});
    return (deps) =>
      inTransaction(deps.db, async (transaction) => {
        const staffId = await suspendStaff(transaction, login);
        if (staffId === undefined) throw new ClinicRefused(`Nobody signs in as ${login}.`);
        await record(transaction, deps, { action: 'staff.suspended', entityId: staffId });
        return [`${login} can no longer sign in, and is signed out.`];
      });
  },
};
