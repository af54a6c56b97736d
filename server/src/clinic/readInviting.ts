import { z } from 'zod';

import { careTypes, languages } from '../../../contract/catalogues.ts';
import { checkName } from '../../../contract/names.ts';
import { bareNam, checkBirthDate, checkEmail, checkNam, cleanEmail } from '../../../contract/rules.ts';
import { todayAt } from '../domain/age.ts';
import { ClinicRefused } from './clinicRefused.ts';
import { UsageError, type ClinicDeps } from './command.ts';
import type { Inviting } from './invitePerson.ts';

export const invitingOptions = {
  nam: { type: 'string' },
  born: { type: 'string' },
  first: { type: 'string' },
  last: { type: 'string' },
  email: { type: 'string' },
  lang: { type: 'string', default: 'fr' },
  slots: { type: 'string', default: '6' },
  slot: { type: 'string', multiple: true },
  days: { type: 'string', default: '14' },
} as const;

const typed = z.object({
  careType: z.enum(careTypes),
  nam: z.string().transform(bareNam),
  born: z.string(),
  first: z.string(),
  last: z.string(),
  email: z.string().transform(cleanEmail),
  lang: z.enum(languages),
  slots: z.coerce.number().int().min(1).max(20),
  slot: z.array(z.uuid()).default([]),
  days: z.coerce.number().int().min(1).max(60),
});

/**
 * Applies the portal's form rules.
 * @throws UsageError at once; ClinicRefused when run
 */
export const readInviting = (
  careType: string,
  values: object,
): ((deps: Pick<ClinicDeps, 'clock'>) => Omit<Inviting, 'clinic'>) => {
  const { success, data } = typed.safeParse({ careType, ...values });
  if (!success) throw new UsageError('Missing or invalid arguments');
  const {
    nam,
    born: birthDate,
    first: firstName,
    last: lastName,
    email,
    lang,
    slot: slotIds,
    slots: count,
    days,
  } = data;
  return ({ clock }) => {
    const checked = {
      nam: checkNam(nam),
      born: checkBirthDate(birthDate, todayAt(clock())),
      first: checkName(firstName),
      last: checkName(lastName),
      email: checkEmail(email),
    };
    const wrong = Object.entries(checked).flatMap(([name, problem]) => (problem === undefined ? [] : `--${name}`));
    if (wrong.length > 0) throw new ClinicRefused(`Invalid: ${wrong.join(', ')}.`);
    return {
      person: { nam, birthDate, firstName, lastName },
      email,
      lang,
      careType: data.careType,
      slotIds,
      count,
      days,
    };
  };
};
