import type { Kysely } from 'kysely';

import { findActingStaff } from '../data/staff/posts.ts';
import type { Tables } from '../data/tables.ts';
import { machineAccount, type Typist } from '../data/typedBy.ts';
import { ClinicRefused } from './clinicRefused.ts';

const option = '--as';

export const actingHelp = `${option} <login>, after any command, names the person of a clinic who acts: the patient reads it. Production asks for it; NODE_ENV=development says that this is none.`;

type Words = { login: string | null; others: readonly string[] };

/** @throws ClinicRefused where `--as` names nobody */
export const readActing = (words: readonly string[]): Words => {
  const at = words.findIndex((word) => word === option || word.startsWith(`${option}=`));
  const word = words[at];
  if (word === undefined) return { login: null, others: words };
  const isJoined = word !== option;
  const login = isJoined ? word.slice(option.length + 1) : words[at + 1];
  if (login === undefined || login === '' || login.startsWith('-')) throw new ClinicRefused(actingHelp);
  return { login, others: words.toSpliced(at, isJoined ? 1 : 2) };
};

/** @throws ClinicRefused where nobody signs in with that login */
export const findTypist = async (db: Kysely<Tables>, login: string | null): Promise<Typist> => {
  const operator = machineAccount();
  if (login === null) return { operator, staff: undefined };
  const staff = await findActingStaff(db, login);
  if (staff === undefined)
    throw new ClinicRefused(
      `Nobody signs in as ${login}: ${option} takes the login of a person who works at a clinic. Nothing was done.`,
    );
  return { operator, staff };
};
