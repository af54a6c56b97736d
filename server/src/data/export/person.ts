import { sql, type Kysely } from 'kysely';

import type { FiledPerson } from '../../domain/export/person.ts';
import { namContext } from '../accounts.ts';
import { readChoices } from '../choices/rememberedChoices.ts';
import { guestEmailContext } from '../guest/people.ts';
import type { Tables } from '../tables.ts';
import { textNumberContext } from '../texts/textNumbers.ts';
import type { Vault } from '../vault.ts';
import { readFiledClinics, readFiledProfessionals } from './clinics.ts';

const readPushDevices = async (db: Kysely<Tables>, accountId: string): Promise<FiledPerson['pushDevices']> => {
  const { rows } = await sql<FiledPerson['pushDevices'][number]>`
    select coalesce(session.device, '') as device, push.created_at as since
    from push_subscriptions as push left join sessions as session on session.id = push.session_id
    where push.account_id = ${accountId}::uuid order by push.created_at
  `.execute(db);
  return rows;
};

const readFiledChoices = async (
  db: Kysely<Tables>,
  vault: Vault,
  accountId: string,
): Promise<FiledPerson['choices']> => {
  const choices = await readChoices(db, vault, accountId);
  const clinics = await readFiledClinics(db, [...new Set(choices.map(({ clinicId }) => clinicId))]);
  const professionals = await readFiledProfessionals(db, [...new Set(choices.flatMap(({ profId }) => profId ?? []))]);
  return choices.map(({ clinicId, profId, ...chosen }) => ({
    ...chosen,
    clinicName: clinics.find((clinic) => clinic.clinicId === clinicId)?.name ?? null,
    profName: professionals.find(({ professionalId }) => professionalId === profId)?.name ?? null,
  }));
};

export const readFiledPerson = async (db: Kysely<Tables>, vault: Vault, accountId: string): Promise<FiledPerson> => {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('patients', 'patients.id', 'accounts.patient_id')
    .leftJoin('guests', 'guests.patient_id', 'patients.id')
    .leftJoin('text_numbers', 'text_numbers.account_id', 'accounts.id')
    .leftJoin('calendar_feeds', 'calendar_feeds.account_id', 'accounts.id')
    .where('accounts.id', '=', accountId)
    .select([
      'accounts.login',
      'accounts.email',
      'accounts.email_verified_at as emailVerifiedAt',
      'accounts.pending_email as pendingEmail',
      'accounts.created_at as accountCreatedAt',
      'accounts.notify_by_email as byEmail',
      'accounts.remind_3_days as reminders3d',
      'accounts.remind_1_day as reminders1d',
      'accounts.text_kinds as texts',
      'accounts.push_kinds as pushes',
      'accounts.text_details as textDetails',
      'accounts.email_details as emailDetails',
      'text_numbers.number_sealed as textNumberSealed',
      'text_numbers.confirmed_at as textNumberConfirmedAt',
      'calendar_feeds.created_at as calendarSince',
      'patients.first_name as firstName',
      'patients.last_name as lastName',
      'patients.birth_date as birthDate',
      'patients.phone',
      'patients.nam_sealed as namSealed',
      'patients.nam_verified_at as namVerifiedAt',
      'guests.email_sealed as appointmentEmailSealed',
    ])
    .executeTakeFirstOrThrow();
  const { namSealed, appointmentEmailSealed, textNumberSealed, ...rest } = row;
  const { byEmail, reminders3d, reminders1d, texts, pushes, textDetails, emailDetails, ...person } = rest;
  return {
    ...person,
    pushDevices: await readPushDevices(db, accountId),
    choices: await readFiledChoices(db, vault, accountId),
    nam: namSealed === null ? null : vault.openOr(namSealed, namContext, null),
    appointmentEmail:
      appointmentEmailSealed === null ? null : vault.openOr(appointmentEmailSealed, guestEmailContext, null),
    textNumber: textNumberSealed === null ? null : vault.openOr(textNumberSealed, textNumberContext, null),
    notifications: { email: byEmail, reminders3d, reminders1d, texts, pushes, textDetails, emailDetails },
  };
};
