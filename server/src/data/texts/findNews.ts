import type { Kysely } from 'kysely';

import type { NewsKind } from '../../../../contract/catalogues.ts';
import { noticeLink } from '../../domain/mailedKey.ts';
import { appointmentsLink } from '../../domain/reminders/appointmentLink.ts';
import { isUrgent } from '../../domain/texts/quietHours.ts';
import type { TextNews, ToldAppointment } from '../../domain/texts/wording.ts';
import { readBefore } from '../appointmentNews.ts';
import { findPeopleToRemind } from '../reminders/peopleToRemind.ts';
import { findRemindedAppointment } from '../reminders/remindedAppointment.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { findChangedAppointment, findOpenOffer, type NewsQueue } from './newsFacts.ts';
import type { LeasedNews } from './newsOutbox.ts';
import { readOffer, readReminder } from './queueNews.ts';

type Store = { db: Kysely<Tables>; vault: Vault };
type Row = Pick<LeasedNews, 'id' | 'accountId' | 'appointmentId' | 'payloadSealed'>;

export type FoundNews = Pick<TextNews, 'answerBy'> & {
  isUrgent: boolean;
  about: ToldAppointment & { patientId: string };
};

const reminder = async ({ db, vault }: Store, row: Row): Promise<FoundNews | null> => {
  const name = readReminder(row, vault);
  const appointment = await findRemindedAppointment(db, name);
  if (appointment === undefined) return null;
  const { told } = await findPeopleToRemind(db, appointment, name);
  if (!told.some(({ accountId }) => accountId === row.accountId)) return null;
  return { answerBy: null, isUrgent: false, about: { ...appointment, state: 'coming' } };
};

const offer = async ({ db, vault }: Store, row: Row): Promise<FoundNews | null> => {
  const name = readOffer(row, vault);
  const open = await findOpenOffer(db, { ...name, accountId: row.accountId });
  if (open === undefined) return null;
  const answerBy = { at: open.expiresAt, timeZone: open.timeZone };
  return { answerBy, isUrgent: true, about: { ...open, patientId: name.patientId, state: 'free' } };
};

/** A move is as urgent as the hour that the person still expects. */
const change = async ({ db, vault }: Store, row: Row, queue: NewsQueue): Promise<FoundNews | null> => {
  const appointment = await findChangedAppointment(db, queue, row);
  if (appointment === undefined) return null;
  const { now, startsAt, status, version } = appointment;
  const expected = readBefore(row, vault)?.startsAt ?? startsAt;
  const state = status === 'cancelled' ? 'cancelled' : version === 0 ? 'booked' : 'moved';
  return {
    answerBy: null,
    isUrgent: isUrgent(startsAt, now) || (expected > now && isUrgent(expected, now)),
    about: { ...appointment, state },
  };
};

const finders = { reminder, offer, change };

/** What was queued may have ended since: null. */
export const findNews = (
  store: Store,
  queue: NewsQueue,
  { kind, ...row }: Row & { kind: NewsKind },
): Promise<FoundNews | null> => finders[kind](store, row, queue);

/** Where it is answered or read, after signing in. */
export const newsAddress = (publicUrl: string, kind: NewsKind): string =>
  kind === 'offer' ? noticeLink(publicUrl, 'offerWaiting') : appointmentsLink(publicUrl);
