import type { Language } from '../../../../contract/catalogues.ts';
import { spokenWhen } from '../appointmentMessages.ts';
import { planReminders } from '../reminders/reminderTimes.ts';
import type { AppointmentFacts, AppointmentMessages, AppointmentNews } from './appointmentWording.ts';
import type { Email } from './email.ts';
import { englishAppointment } from './englishAppointment.ts';
import { frenchAppointment } from './frenchAppointment.ts';
import { howToCome } from '../howToCome.ts';
import { modeChanged } from '../modeChanged.ts';
import { numberAsked } from '../numberAsked.ts';
import { spokenDate, spokenTime } from '../spokenTime.ts';

const nb = '\u00A0';
const messages: Record<Language, AppointmentMessages> = { fr: frenchAppointment, en: englishAppointment };

const isOver: readonly AppointmentNews[] = ['cancelled', 'cancelledByClinic'];
const isMove: readonly AppointmentNews[] = ['moved', 'movedByClinic'];

const factsOf = (news: AppointmentNews, facts: AppointmentFacts, lang: Language): string[] => {
  const { startsAt, timeZone, mode, clinicName, clinicAddress, clinicPhone, reference, before } = facts;
  const say = messages[lang];
  const timeOf = (at: Date, zone: string) => ({
    date: spokenDate(at, zone, lang),
    time: spokenTime(at, zone, lang),
  });
  const { date, time } = timeOf(startsAt, timeZone);
  return [
    say.when(date, time),
    ...(isOver.includes(news) ? [] : [say.mode(mode)]),
    say.clinic([clinicName, clinicAddress].filter((part) => part !== '').join(', ')),
    ...(clinicPhone === null ? [] : [say.phone(clinicPhone.replaceAll(' ', nb))]),
    say.reference(reference),
    ...(before === null || !isMove.includes(news)
      ? []
      : [say.before({ ...before, ...timeOf(before.startsAt, before.timeZone) })]),
    ...(isOver.includes(news) || news === 'locked' ? [] : [howToCome[lang][mode]]),
  ];
};

const untilOf = ({ cancelUntil, now, ...where }: AppointmentFacts, lang: Language): string | null =>
  now <= cancelUntil ? spokenWhen(cancelUntil, where, lang) : null;

const wayOn = (news: AppointmentNews, facts: AppointmentFacts, lang: Language): string => {
  const { attendance, cancel, onceReminded } = messages[lang].wayOn;
  const isAskedLater = news !== 'movedByClinic' && planReminders(facts, facts.now).length > 0;
  return [
    ...(news === 'reminder' ? [attendance] : []),
    cancel(untilOf(facts, lang)),
    ...(news !== 'reminder' && isAskedLater ? [onceReminded] : []),
  ].join(' ');
};

export const appointmentEmail = (news: AppointmentNews, facts: AppointmentFacts, lang: Language): Email => {
  const { address, before, firstName, lacksNumber = false, mayAct, mode, reader } = facts;
  const say = messages[lang];
  const whose = say.whose(firstName);
  const email = {
    subject: say.subject[news](whose),
    before: [
      ...(isMove.includes(news) && before !== null ? modeChanged(before.mode, mode, lang) : []),
      ...(news === 'movedByClinic' && reader === 'account' && lacksNumber ? [numberAsked[lang]] : []),
      say.opening[news](whose),
      ...factsOf(news, facts, lang),
      ...(news === 'movedByClinic' ? [say.movedByClinic[reader](untilOf(facts, lang))] : []),
    ],
  };
  const isAsked = address !== null && mayAct && (reader === 'guest' || news === 'reminder');
  const after = [...(isAsked ? [wayOn(news, facts, lang)] : []), ...(reader === 'account' ? [say.choices] : [])];
  return address === null ? { ...email, after } : { ...email, action: { label: say.open, address }, after };
};

export const discreetEmail = (
  news: AppointmentNews,
  { login, address }: { login: string; address: string },
  lang: Language,
): Email => {
  const { choices, open, subject, unsaid } = messages[lang];
  return {
    subject: subject[news](unsaid.whose),
    before: [unsaid.opening(login), unsaid.detail],
    action: { label: open, address },
    after: [choices],
  };
};
