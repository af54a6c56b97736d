import type { Language } from '../../../contract/catalogues.ts';
import { wallTimeAt } from './zonedTime.ts';

const dates: Record<Language, Intl.DateTimeFormatOptions> = {
  fr: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  en: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
};

const noBreak = '\u00A0';

/** `vendredi 20 novembre 2026`, `dimanche 1er novembre 2026`; `Friday, November 20, 2026`. */
export const spokenDate = (instant: Date, timeZone: string, lang: Language): string => {
  const text = new Intl.DateTimeFormat(`${lang}-CA`, { ...dates[lang], timeZone }).format(instant);
  return lang === 'fr' ? text.replace(/(?<!\d)1 (?=\p{L})/u, `1er${noBreak}`) : text;
};

/** `9 h`, `9 h 05`; `9:05 a.m.`. Spaces do not break. */
export const spokenTime = (instant: Date, timeZone: string, lang: Language): string => {
  const [hour = '', minute = ''] = wallTimeAt(instant, timeZone).slice(11, 16).split(':');
  const hours = Number(hour);
  if (lang === 'fr') return `${hours}${noBreak}h${minute === '00' ? '' : `${noBreak}${minute}`}`;
  return `${hours % 12 || 12}:${minute}${noBreak}${hours < 12 ? 'a.m.' : 'p.m.'}`;
};
