import type { Language } from '../../../contract/catalogues.ts';

export type ServiceName = Record<Language, string>;

/** Translates the stored name. Other text stays: an outdated name, or the patient's words (decision 43). */
export const serviceText = (written: string, name: ServiceName, lang: Language): string =>
  Object.values(name).includes(written) ? name[lang] : written;

/** Null for the service name, which stands for no reason. */
export const writtenReason = (written: string, name: ServiceName): string | null =>
  written === '' || Object.values(name).includes(written) ? null : written;
