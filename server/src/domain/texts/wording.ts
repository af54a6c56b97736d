import type { Language, Mode } from '../../../../contract/catalogues.ts';
import { textCodeLimits } from '../../../../contract/limits.ts';
import { quebecZone } from '../../../../contract/quebec.ts';
import { waysToMeet } from '../modeChanged.ts';
import { spokenDay, spokenTime } from '../spokenTime.ts';
import { countSegments, plainText } from './characters.ts';

/** Never the reason or the service. */
export type ToldAppointment = {
  /** Null: the reader’s own. */
  firstName: string | null;
  startsAt: Date;
  timeZone: string;
  mode: Mode;
  clinicName: string;
  state: 'booked' | 'moved' | 'cancelled' | 'coming' | 'free';
};

export type TextNews = {
  network: string;
  address: string;
  answerBy: { at: Date; timeZone: string } | null;
  appointment: ToldAppointment | null;
};

const maxSegments = 2;
const longestNetwork = 40;

const states: Record<Language, Record<ToldAppointment['state'], string>> = {
  fr: {
    booked: 'nouveau rendez-vous',
    moved: 'rendez-vous déplacé au',
    cancelled: 'rendez-vous annulé,',
    coming: 'rappel du rendez-vous du',
    free: 'place libre',
  },
  en: {
    booked: 'new appointment',
    moved: 'appointment moved to',
    cancelled: 'appointment cancelled,',
    coming: 'reminder of the appointment on',
    free: 'a time is free',
  },
};

const ways: Record<Language, Record<Mode, string>> = {
  fr: { ...waysToMeet.fr, 'in-person': 'sur place' },
  en: { ...waysToMeet.en, 'in-person': 'in person' },
};

const at = { fr: ' à ', en: ' at ' };

const whenOf = ({ startsAt, timeZone }: ToldAppointment, lang: Language): string =>
  `${spokenDay(startsAt, timeZone, lang)}${at[lang]}${spokenTime(startsAt, timeZone, lang)}`;

/** The fullest first: what does not fit in two texts is left out from the end. */
const tellings = (appointment: ToldAppointment, lang: Language): string[] => {
  const { firstName, mode, clinicName, state } = appointment;
  const way = state === 'cancelled' ? [] : [ways[lang][mode]];
  const begin = `${firstName === null ? '' : `${firstName}, `}${states[lang][state]} ${whenOf(appointment, lang)}`;
  const bare = `${states[lang][state]} ${whenOf(appointment, lang)}`;
  return [[begin, ...way, clinicName].join(', '), [begin, ...way].join(', '), [bare, ...way].join(', ')];
};

const inZone = (timeZone: string, lang: Language): string =>
  timeZone === quebecZone ? '' : { fr: ' (heure de la clinique)', en: ' (clinic time)' }[lang];

/** English hours may end with a full stop. */
const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);

const answer: Record<Language, (by: string) => string> = {
  fr: (by) => `réponse attendue avant ${by}`,
  en: (by) => `please answer before ${by}`,
};

const news = { fr: 'vous avez une nouvelle', en: 'you have news' };
const stopping = { fr: 'ARRET pour cesser.', en: 'STOP to end.' };

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const nameOf = (network: string): string => {
  const name = plainText(network) || 'Portail patient';
  return name.length > longestNetwork ? `${name.slice(0, longestNetwork - 3).trimEnd()}...` : name;
};

/** One text, or two: the one that says most of those that fit. */
export const newsText = ({ network, address, answerBy, appointment }: TextNews, lang: Language): string => {
  const by =
    answerBy === null
      ? null
      : answer[lang](spokenTime(answerBy.at, answerBy.timeZone, lang) + inZone(answerBy.timeZone, lang));
  const told =
    appointment === null ? [] : tellings(appointment, lang).map((each) => [each, ...(by === null ? [] : [by])]);
  const candidates = [...told, [by ?? news[lang]]].map((sentences) => {
    const said = sentences.map((each, index) => ended(index === 0 ? each : capital(each))).join(' ');
    return plainText(`${nameOf(network)}: ${said} ${address} ${stopping[lang]}`);
  });
  return candidates.find((each) => countSegments(each) <= maxSegments) ?? candidates.at(-1) ?? '';
};

const codes: Record<Language, (code: string) => string> = {
  fr: (code) => `votre code est ${code}, valable ${textCodeLimits.minutes} minutes. Ne le donnez à personne.`,
  en: (code) => `your code is ${code}, valid for ${textCodeLimits.minutes} minutes. Give it to nobody.`,
};

export const codeText = (code: string, { network, lang }: { network: string; lang: Language }): string =>
  plainText(`${nameOf(network)}: ${codes[lang](code)}`);

const replies: Record<'stop' | 'start' | 'help', Record<Language, string>> = {
  stop: {
    fr: 'vous ne recevrez plus de textos. Répondez DEBUT pour reprendre.',
    en: 'you will get no more texts. Answer START to resume.',
  },
  start: {
    fr: 'les textos reprennent. Répondez ARRET pour cesser.',
    en: 'texts resume. Answer STOP to end.',
  },
  help: {
    fr: 'avis de vos rendez-vous. Vos choix sont dans votre compte. Répondez ARRET pour cesser.',
    en: 'notices of your appointments. Your choices are in your account. Answer STOP to end.',
  },
};

export const replyText = (
  keyword: keyof typeof replies,
  { network, lang }: { network: string; lang: Language },
): string => plainText(`${nameOf(network)}: ${replies[keyword][lang]}`);
