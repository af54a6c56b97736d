import type { Language } from '../../../contract/catalogues.ts';

/** Weight of a range such as `en-CA;q=0.8`; default 1 (RFC 9110, 12.5.4). */
const weightOf = (header: string, language: Language): number =>
  Math.max(
    0,
    ...header
      .slice(0, 500)
      .toLowerCase()
      .split(',')
      .map((range) => range.split(';').map((part) => part.trim()))
      .filter(([tag = '']) => tag === language || tag.startsWith(`${language}-`))
      .map(([, weight]) => Number(/^q=([\d.]+)$/.exec(weight ?? 'q=1')?.[1] ?? 0)),
  );

/** Returns English when preferred to French, else French (spec §1). */
export const acceptedLanguage = (header: string | undefined): Language =>
  weightOf(header ?? '', 'en') > weightOf(header ?? '', 'fr') ? 'en' : 'fr';
