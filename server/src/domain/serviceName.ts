import type { Language } from '../../../contract/catalogues.ts';

export type ServiceName = Record<Language, string>;

/**
 * Translates the stored service name. Any other text stays: an outdated name, or the patient's own words (decision
 * 43).
 */
export const serviceText = (written: string, name: ServiceName, lang: Language): string =>
  Object.values(name).includes(written) ? name[lang] : written;
