import type { Language } from '../../../../contract/catalogues.ts';
import { spokenWhen } from '../appointmentMessages.ts';
import { howToCome } from '../howToCome.ts';
import { modeChanged } from '../modeChanged.ts';
import { askedNumber } from '../numberAsked.ts';
import { planReminders } from '../reminders/reminderTimes.ts';
import { spokenDate, spokenTime } from '../spokenTime.ts';
import { whoseAppointment } from '../whoseAppointment.ts';
import type { AppointmentFacts, AppointmentMessages, AppointmentNews } from './appointmentWording.ts';
import type { Email } from './email.ts';
import { englishAppointment } from './englishAppointment.ts';
import { frenchAppointment } from './frenchAppointment.ts';

const nb = '\u00A0';
const messages: Record<Language, AppointmentMessages> = { fr: frenchAppointment, en: englishAppointment };

const isOver = (news: AppointmentNews): boolean => news === 'cancelled' || news === 'cancelledByClinic';
const leavesAsItWas = (news: AppointmentNews): boolean => news === 'number' || news === 'locked';
const isMove = (news: AppointmentNews): boolean => news === 'moved' || news === 'movedByClinic';

const factsOf = (news: AppointmentNews, facts: AppointmentFacts, lang: Language): string[] => {
  const { startsAt, timeZone, mode, clinicName, clinicAddress, clinicPhone, reference, before } = facts;
  const say = messages[lang];
  const timeOf = (at: Date, zone: string) => ({ date: spokenDate(at, zone, lang), time: spokenTime(at, zone, lang) });
  const { date, time } = timeOf(startsAt, timeZone);
  return [
    say.when(date, time),
    ...(isOver(news) ? [] : [say.mode(mode)]),
    say.clinic([clinicName, clinicAddress].filter((part) => part !== '').join(', ')),
    ...(clinicPhone === null ? [] : [say.phone(clinicPhone.replaceAll(' ', nb))]),
    say.reference(reference),
    ...(before === null || !isMove(news)
      ? []
      : [say.before({ ...before, ...timeOf(before.startsAt, before.timeZone) })]),
    ...(isOver(news) || leavesAsItWas(news) ? [] : [howToCome[lang][mode]]),
  ];
};

const untilOf = ({ cancelUntil, now, timeZone }: AppointmentFacts, lang: Language): string | null =>
  now <= cancelUntil ? spokenWhen(cancelUntil, { timeZone }, lang) : null;

const wayOn = (news: AppointmentNews, facts: AppointmentFacts, lang: Language): string => {
  const { attendance, birthDate, cancel, onceReminded } = messages[lang].wayOn;
  const isAskedLater = news !== 'reminder' && news !== 'movedByClinic' && planReminders(facts, facts.now).length > 0;
  return [
    ...(facts.reader === 'guest' ? [birthDate] : []),
    ...(news === 'reminder' ? [attendance] : []),
    cancel(untilOf(facts, lang)),
    ...(isAskedLater ? [onceReminded] : []),
  ].join(' ');
};

export const appointmentEmail = (news: AppointmentNews, facts: AppointmentFacts, lang: Language): Email => {
  const { address, before, mayAct, mode, reader } = facts;
  const say = messages[lang];
  const whose = whoseAppointment[lang](facts);
  const isAsked = address !== null && mayAct && (reader === 'guest' || news === 'reminder');
  return {
    subject: say.subject[news](whose),
    before: [
      ...(isMove(news) && before !== null ? modeChanged(before.mode, mode, lang) : []),
      ...(news === 'movedByClinic' || news === 'reminder'
        ? askedNumber(facts, lang, reader === 'account' ? 'account' : 'page')
        : []),
      say.opening[news](whose),
      ...factsOf(news, facts, lang),
      ...(news === 'movedByClinic' ? [say.answer[reader](untilOf(facts, lang))] : []),
    ],
    ...(address === null ? {} : { action: { label: say.open, address } }),
    after: [...(isAsked ? [wayOn(news, facts, lang)] : []), ...(reader === 'account' ? [say.choices] : [])],
  };
};

export const discreetEmail = (
  news: AppointmentNews,
  { login, address }: { login: string; address: string },
  lang: Language,
): Email => {
  const { choices, open, subject, unsaid } = messages[lang];
  const whose = whoseAppointment[lang]({ isReader: false, firstName: null });
  return {
    subject: subject[news](whose),
    before: [unsaid.opening(login), unsaid.detail],
    action: { label: open, address },
    after: [choices],
  };
};
