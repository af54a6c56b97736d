import { z } from 'zod';

import { careTypes, languages } from '../../../contract/catalogues.ts';
import { bareNam, checkBirthDate, checkEmail, checkName, checkNam, cleanEmail } from '../../../contract/rules.ts';
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
 * @throws UsageError or ClinicRefused
 */
export const readInviting = (
  careType: string,
  values: object,
): ((deps: Pick<ClinicDeps, 'clock'>) => Omit<Inviting, 'clinic'>) => {
  if (!careTypes.some((each) => each === careType))
    throw new ClinicRefused(`There is no care type ${careType}: ${careTypes.join(', ')}.`);
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
    const checked = [
      [checkNam(nam), '--nam is four letters and eight digits, such as TREM85010116.'],
      [checkBirthDate(birthDate, todayAt(clock())), '--born is a date of the past, such as 1985-01-01.'],
      [checkName(firstName), '--first is a name.'],
      [checkName(lastName), '--last is a name.'],
      [checkEmail(email), '--email is an address such as nom@exemple.ca.'],
    ] as const;
    const wrong = checked.flatMap(([problem, rule]) => (problem === undefined ? [] : rule));
    if (wrong.length > 0) throw new ClinicRefused(wrong.join('\n'));
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
