import { tagOf, type Language } from './language';

type Parts = { hours: number; minutes: number; seconds: number };

/** No seconds from one hour on. */
export const partsOf = (seconds: number): Parts => ({
  hours: Math.floor(seconds / 3_600),
  minutes: Math.floor((seconds % 3_600) / 60),
  seconds: seconds < 3_600 ? seconds % 60 : 0,
});

/** As it is said aloud: “1 hour 59 minutes”. */
export const inFull = (lang: Language, seconds: number): string =>
  Object.entries(partsOf(seconds))
    .filter(([, value]) => value > 0)
    .map(([unit, value]) =>
      new Intl.NumberFormat(tagOf(lang), { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'long' }).format(value),
    )
    .join(' ');
