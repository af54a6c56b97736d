import type { Language, NewsKind } from '../../../../contract/catalogues.ts';

export type PushPayload = { title: string; body: string; route: string; tag: NewsKind; lang: Language };

const titles = { fr: 'Portail patient', en: 'Patient portal' };

const news = { fr: 'Vous avez une nouvelle.', en: 'You have news.' };
const awaited = { fr: 'Une réponse est attendue de vous.', en: 'An answer is awaited from you.' };

/** A locked screen shows it: no person, time, place or reason. `address`: of the portal, after the #. */
export const pushPayload = (kind: NewsKind, address: string, lang: Language): PushPayload => ({
  title: titles[lang],
  body: (kind === 'offer' ? awaited : news)[lang],
  route: address.slice(address.indexOf('#') + 1),
  tag: kind,
  lang,
});
