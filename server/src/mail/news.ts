import type { NewsKind } from '../../../contract/news.ts';
import { findChangedAppointment, findOpenOffer } from '../data/news/newsFacts.ts';
import { readOfferNews, readReminderNews } from '../data/news/queueNews.ts';
import type { LeasedRow } from '../data/outbox.ts';
import { findPeopleToRemind } from '../data/reminders/peopleToRemind.ts';
import { findRemindedAppointment } from '../data/reminders/remindedAppointment.ts';
import { noticeLink } from '../domain/mailedKey.ts';
import { appointmentsLink } from '../domain/reminders/appointmentLink.ts';
import { isUrgent } from '../domain/texts/quietHours.ts';
import type { ToldAppointment } from '../domain/texts/wording.ts';
import type { SenderDeps } from './senderDeps.ts';

export type News = {
  address: string;
  answerBy: Date | null;
  isUrgent: boolean;
  appointment: (ToldAppointment & { patientId: string }) | null;
};

type NewsRow = LeasedRow & { accountId: string };

const reminder = async ({ config: { publicUrl }, db, vault }: SenderDeps, row: NewsRow): Promise<News | null> => {
  const name = readReminderNews(row, vault);
  const appointment = await findRemindedAppointment(db, name);
  if (appointment === undefined) return null;
  const { told } = await findPeopleToRemind(db, appointment, name);
  if (!told.some(({ accountId }) => accountId === row.accountId)) return null;
  const { clinicName, firstName, mode, patientId, startsAt, timeZone } = appointment;
  return {
    address: appointmentsLink(publicUrl),
    answerBy: null,
    isUrgent: false,
    appointment: { clinicName, firstName, mode, patientId, startsAt, timeZone, state: 'coming' },
  };
};

const offer = async ({ config: { publicUrl }, db, vault }: SenderDeps, row: NewsRow): Promise<News | null> => {
  const open = await findOpenOffer(db, { ...readOfferNews(row, vault), accountId: row.accountId });
  if (open === undefined) return null;
  return {
    address: noticeLink(publicUrl, 'offerWaiting'),
    answerBy: open.expiresAt,
    isUrgent: true,
    appointment: null,
  };
};

const change = async ({ config: { publicUrl }, db }: SenderDeps, row: NewsRow): Promise<News | null> => {
  const appointment = row.appointmentId === null ? undefined : await findChangedAppointment(db, row.appointmentId);
  if (appointment === undefined) return null;
  const { now, ...told } = appointment;
  return {
    address: appointmentsLink(publicUrl),
    answerBy: null,
    isUrgent: isUrgent(told.startsAt, now),
    appointment: told,
  };
};

export const findNews: Record<NewsKind, (deps: SenderDeps, row: NewsRow) => Promise<News | null>> = {
  reminder,
  offer,
  change,
};
