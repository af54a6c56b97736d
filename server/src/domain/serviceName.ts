import type { Language } from '../../../contract/catalogues.ts';

/** How a service is called in each language; where its publisher has one name for both, the two are the same. */
export type ServiceName = Record<Language, string>;

/**
 * What a visit says of its service, for whoever reads it: the name it was booked under, in the reader’s language. Any other text stays as
 * it was written: the service is called differently since, or the words are the patient’s own (decision 43).
 */
export const serviceText = (written: string, name: ServiceName, lang: Language): string =>
  Object.values(name).includes(written) ? name[lang] : written;
