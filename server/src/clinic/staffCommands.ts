import { randomBytes } from 'node:crypto';

import { z } from 'zod';

import { languages } from '../../../contract/languages.ts';
import { staffRoles } from '../../../contract/staffRoles.ts';
import { makePasswords } from '../data/passwords.ts';
import { addStaff, isStaffLogin, suspendStaff } from '../data/staff/staffAccounts.ts';
import { inTransaction } from '../data/transaction.ts';
import { enrolmentUri, newTotpSecret } from '../domain/oneTimeCode.ts';
import { ClinicRefused } from './clinicRefused.ts';
import { recordAct, UsageError, type ClinicCommand } from './command.ts';
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

export const addStaffCommand: ClinicCommand = {
  name: 'add-staff',
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
      const found = await readClinic(deps, word);
      const { clinicId, name: clinicName } = found;
      const professionalId = professional === undefined ? null : await readProfessional(deps, found, professional);
      const password = randomBytes(15).toString('base64url');
      const totpSecret = newTotpSecret();
      await inTransaction(deps.db, async (transaction) => {
        if (await isStaffLogin(transaction, who.login))
          throw new ClinicRefused(`Somebody already signs in as ${who.login}.`);
        const posts = [{ clinicId, role, professionalId }];
        const made = { vault: deps.vault, passwords: makePasswords() };
        const staffId = await addStaff(transaction, made, { ...who, password, totpSecret, posts });
        await recordAct(transaction, deps, { action: 'staff.added', entityId: staffId });
      });
      return [
        `${who.name}, ${role} at ${clinicName}, signs in at /staff as ${who.login}.`,
        `Password: ${password}`,
        `Second factor, for an authenticator app: ${enrolmentUri(totpSecret, who.login)}`,
        'Neither is shown again. Hand them over apart.',
      ];
    };
  },
};

export const suspendStaffCommand: ClinicCommand = {
  name: 'suspend-staff',
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
        await recordAct(transaction, deps, { action: 'staff.suspended', entityId: staffId });
        return [`${login} can no longer sign in, and is signed out.`];
      });
  },
};
