import { textCodeLimits } from '../../../contract/limits.ts';
import type { NewsKind } from '../../../contract/catalogues.ts';
import { readBefore } from '../data/appointmentNews.ts';
import { findPeopleToRemind } from '../data/reminders/peopleToRemind.ts';
import { findRemindedAppointment } from '../data/reminders/remindedAppointment.ts';
import { findChangedAppointment, findOpenOffer, findTextRecipient } from '../data/texts/newsFacts.ts';
import type { LeasedNews } from '../data/texts/newsOutbox.ts';
import { readCode, readOffer, readReminder } from '../data/texts/queueNews.ts';
import { isStopped } from '../data/texts/textStops.ts';
import { minuteMs } from '../domain/durations.ts';
import { networkOf } from '../domain/mail/network.ts';
import { noticeLink } from '../domain/mailedKey.ts';
import { appointmentsLink } from '../domain/reminders/appointmentLink.ts';
import { isUrgent, quietUntil } from '../domain/texts/quietHours.ts';
import type { OutgoingText } from '../domain/texts/textGateway.ts';
import { codeText, newsText, type TextNews, type ToldAppointment } from '../domain/texts/wording.ts';
import type { TextDeps } from './textDeps.ts';

type Found = Pick<TextNews, 'answerBy'> & {
  isUrgent: boolean;
  about: ToldAppointment & { patientId: string };
};

const reminder = async ({ db, vault }: TextDeps, row: LeasedNews): Promise<Found | null> => {
  const name = readReminder(row, vault);
  const appointment = await findRemindedAppointment(db, name);
  if (appointment === undefined) return null;
  const { told } = await findPeopleToRemind(db, appointment, name);
  if (!told.some(({ accountId }) => accountId === row.accountId)) return null;
  return { answerBy: null, isUrgent: false, about: { ...appointment, state: 'coming' } };
};

const offer = async ({ db, vault }: TextDeps, row: LeasedNews): Promise<Found | null> => {
  const name = readOffer(row, vault);
  const open = await findOpenOffer(db, { ...name, accountId: row.accountId });
  if (open === undefined) return null;
  const answerBy = { at: open.expiresAt, timeZone: open.timeZone };
  return { answerBy, isUrgent: true, about: { ...open, patientId: name.patientId, state: 'free' } };
};

/** A move is as urgent as the hour that the person still expects. */
const change = async ({ db, vault }: TextDeps, row: LeasedNews): Promise<Found | null> => {
  const appointment = await findChangedAppointment(db, row);
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

const findNews = { reminder, offer, change };

const addressOf = (publicUrl: string, kind: NewsKind): string =>
  kind === 'offer' ? noticeLink(publicUrl, 'offerWaiting') : appointmentsLink(publicUrl);

/** Null: nothing to say; a date: not before. */
export type WrittenText = OutgoingText | Date | null;

const writeCode = async ({ clock, config, db, vault }: TextDeps, row: LeasedNews): Promise<WrittenText> => {
  if (clock().getTime() - row.createdAt.getTime() >= textCodeLimits.minutes * minuteMs) return null;
  const { number, code } = readCode(row, vault);
  if (await isStopped(db, vault, number)) return null;
  return { id: row.id, to: number, body: codeText(code, { network: networkOf(config).name, lang: row.lang }) };
};

/** What was queued may have ended since. */
export const writeText = async (deps: TextDeps, row: LeasedNews): Promise<WrittenText> => {
  const { clock, config, db, vault } = deps;
  const { accountId, id, kind, lang } = row;
  if (kind === 'code') return writeCode(deps, row);
  const recipient = await findTextRecipient(db, vault, { accountId, kind });
  const found = recipient === undefined ? null : await findNews[kind](deps, row);
  if (recipient === undefined || found === null) return null;
  const later = found.isUrgent ? null : quietUntil(clock());
  if (later !== null) return later;
  const { about, answerBy } = found;
  const firstName = about.patientId === recipient.patientId ? null : about.firstName;
  const news: TextNews = {
    network: networkOf(config).name,
    address: addressOf(config.publicUrl, kind),
    answerBy,
    appointment: recipient.showsDetails ? { ...about, firstName } : null,
  };
  return { id, to: recipient.number, body: newsText(news, lang) };
};
