import { sql, type Kysely } from 'kysely';

import type { CalendarDate } from '../../domain/calendar.ts';
import type { FiledChoice, FiledPerson } from '../../domain/export/person.ts';
import { namContext } from '../accounts.ts';
import { readChoices } from '../choices/rememberedChoices.ts';
import { guestEmailContext } from '../guest/people.ts';
import type { Tables } from '../tables.ts';
import { inOrder, kindsOf } from '../texts/newsChoices.ts';
import { readTexts } from '../texts/textChoices.ts';
import type { Vault } from '../vault.ts';

const nameIn = async (db: Kysely<Tables>, table: 'clinics' | 'professionals', id: string): Promise<string | null> => {
  const row = await db.selectFrom(table).where('id', '=', id).select('name').executeTakeFirst();
  return row?.name ?? null;
};

type Reader = { accountId: string; patientId: string; today: CalendarDate };

const readFiledChoices = async (db: Kysely<Tables>, vault: Vault, reader: Reader): Promise<FiledChoice[]> => {
  const filed: FiledChoice[] = [];
  for (const { patientId, clinicId, profId, ...chosen } of await readChoices(db, vault, reader))
    filed.push({
      patientId,
      careType: chosen.careType,
      mode: chosen.mode,
      near: chosen.near,
      raisonVisite: patientId === reader.patientId ? chosen.raisonVisite : null,
      clinicName: await nameIn(db, 'clinics', clinicId),
      profName: profId === null ? null : await nameIn(db, 'professionals', profId),
    });
  return filed;
};

export const readFiledPerson = async (db: Kysely<Tables>, vault: Vault, reader: Reader): Promise<FiledPerson> => {
  const { namSealed, appointmentEmailSealed, byEmail, reminders3d, reminders1d, emailDetails, confirmedAt, ...person } =
    await db
      .selectFrom('accounts')
      .innerJoin('patients', 'patients.id', 'accounts.patient_id')
      .leftJoin('guests', 'guests.patient_id', 'patients.id')
      .leftJoin('calendar_feeds', 'calendar_feeds.account_id', 'accounts.id')
      .leftJoin('text_numbers', 'text_numbers.account_id', 'accounts.id')
      .where('accounts.id', '=', reader.accountId)
      .select([
        'accounts.login',
        'accounts.email',
        'accounts.email_verified_at as emailVerifiedAt',
        'accounts.pending_email as pendingEmail',
        'accounts.created_at as accountCreatedAt',
        'accounts.notify_by_email as byEmail',
        'accounts.remind_3_days as reminders3d',
        'accounts.remind_1_day as reminders1d',
        'accounts.email_details as emailDetails',
        'accounts.factor_declined_at as factorDeclinedAt',
        'calendar_feeds.created_at as calendarSince',
        'text_numbers.confirmed_at as confirmedAt',
        kindsOf(sql.ref('accounts.id'), 'push').as('pushes'),
        'patients.first_name as firstName',
        'patients.last_name as lastName',
        'patients.birth_date as birthDate',
        'patients.phone',
        'patients.nam_sealed as namSealed',
        'patients.nam_verified_at as namVerifiedAt',
        'guests.email_sealed as appointmentEmailSealed',
      ])
      .executeTakeFirstOrThrow();
  const { number, kinds, showsDetails } = await readTexts(db, vault, reader.accountId);
  return {
    ...person,
    pushes: inOrder(person.pushes),
    texts: { number, confirmedAt, kinds, showsDetails },
    nam: namSealed === null ? null : vault.openOr(namSealed, namContext, null),
    appointmentEmail:
      appointmentEmailSealed === null ? null : vault.openOr(appointmentEmailSealed, guestEmailContext, null),
    choices: await readFiledChoices(db, vault, reader),
    notifications: { email: byEmail, reminders3d, reminders1d, emailDetails },
  };
};
