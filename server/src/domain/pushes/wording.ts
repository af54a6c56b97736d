import type { Language } from '../../../../contract/catalogues.ts';
import type { NewsKind } from '../../../../contract/news.ts';
import { quebecZone } from '../../../../contract/quebec.ts';
import { spokenTime } from '../spokenTime.ts';

export type PushPayload = { title: string; body: string; route: string; tag: NewsKind; lang: Language };

const titles = { fr: 'Portail patient', en: 'Patient portal' };

const bodies: Record<Language, (answerBy: Date | null) => string> = {
  fr: (answerBy) =>
    answerBy === null
      ? 'Vous avez une nouvelle.'
      : `Une réponse est attendue avant ${spokenTime(answerBy, quebecZone, 'fr')}.`,
  en: (answerBy) =>
    answerBy === null ? 'You have news.' : `Please answer before ${spokenTime(answerBy, quebecZone, 'en')}`,
};

/** A lock screen shows it. */
export const pushNews = (
  { address, answerBy, kind }: { address: string; answerBy: Date | null; kind: NewsKind },
  lang: Language,
): PushPayload => ({
  title: titles[lang],
  body: bodies[lang](answerBy),
  route: address.slice(address.indexOf('#') + 1),
  tag: kind,
  lang,
});
