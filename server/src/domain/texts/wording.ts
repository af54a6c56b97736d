import type { Language, Mode } from '../../../../contract/catalogues.ts';
import { textCodeLimits } from '../../../../contract/limits.ts';
import { quebecZone } from '../../../../contract/quebec.ts';
import { waysToMeet } from '../modeChanged.ts';
import { spokenDay, spokenTime } from '../spokenTime.ts';

export type ToldAppointment = {
  firstName: string | null;
  startsAt: Date;
  timeZone: string;
  mode: Mode;
  clinicName: string;
  state: 'booked' | 'moved' | 'cancelled' | 'coming';
};

export type TextNews = { address: string; answerBy: Date | null; appointment: ToldAppointment | null };

const plain = (text: string): string => text.replaceAll('\u00A0', ' ').replaceAll('’', "'");

const states: Record<Language, Record<ToldAppointment['state'], string>> = {
  fr: {
    booked: 'nouveau rendez-vous',
    moved: 'rendez-vous déplacé au',
    cancelled: 'rendez-vous annulé,',
    coming: 'rappel du rendez-vous du',
  },
  en: {
    booked: 'new appointment',
    moved: 'appointment moved to',
    cancelled: 'appointment cancelled,',
    coming: 'reminder of the appointment on',
  },
};

const ways: Record<Language, Record<Mode, string>> = {
  fr: { ...waysToMeet.fr, 'in-person': 'sur place' },
  en: { ...waysToMeet.en, 'in-person': 'in person' },
};

const join = { fr: ' à ', en: ' at ' };

const said = ({ firstName, startsAt, timeZone, mode, clinicName, state }: ToldAppointment, lang: Language): string =>
  [
    ...(firstName === null ? [] : [`${firstName},`]),
    states[lang][state],
    `${[
      `${spokenDay(startsAt, timeZone, lang)}${join[lang]}${spokenTime(startsAt, timeZone, lang)}`,
      ...(state === 'cancelled' ? [] : [ways[lang][mode]]),
      clinicName,
    ].join(', ')}.`,
  ].join(' ');

const newsIn: Record<Language, (news: TextNews) => string> = {
  fr: ({ answerBy, appointment }) => {
    if (appointment !== null) return said(appointment, 'fr');
    return answerBy === null
      ? 'vous avez une nouvelle.'
      : `une réponse est attendue avant ${spokenTime(answerBy, quebecZone, 'fr')}.`;
  },
  en: ({ answerBy, appointment }) => {
    if (appointment !== null) return said(appointment, 'en');
    return answerBy === null
      ? 'you have news.'
      : `an answer is awaited before ${spokenTime(answerBy, quebecZone, 'en')}`;
  },
};

const names = { fr: 'Portail patient', en: 'Patient portal' };
const stopping = { fr: 'ARRET pour cesser.', en: 'STOP to end.' };

export const newsText = (news: TextNews, lang: Language): string =>
  plain(`${names[lang]}: ${newsIn[lang](news)} ${news.address} ${stopping[lang]}`);

const codes: Record<Language, (code: string) => string> = {
  fr: (code) => `votre code est ${code}, valable ${textCodeLimits.minutes} minutes. Ne le donnez à personne.`,
  en: (code) => `your code is ${code}, valid for ${textCodeLimits.minutes} minutes. Give it to nobody.`,
};

export const codeText = (code: string, lang: Language): string => plain(`${names[lang]}: ${codes[lang](code)}`);

const replies: Record<'stop' | 'start' | 'help', Record<Language, string>> = {
  stop: {
    fr: 'Portail patient: vous ne recevrez plus de textos. Répondez DEBUT pour reprendre.',
    en: 'Patient portal: you will get no more texts. Answer START to resume.',
  },
  start: {
    fr: 'Portail patient: les textos reprennent. Répondez ARRET pour cesser.',
    en: 'Patient portal: texts resume. Answer STOP to end.',
  },
  help: {
    fr: 'Portail patient: avis de vos rendez-vous. Vos choix sont dans votre compte. Répondez ARRET pour cesser.',
    en: 'Patient portal: notices of your appointments. Your choices are in your account. Answer STOP to end.',
  },
};

export const replyText = (keyword: keyof typeof replies, lang: Language): string => replies[keyword][lang];
