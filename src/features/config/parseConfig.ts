import { quebecZone } from '../../../contract/quebec.ts';
import { isTimeZone } from '../../lib/timeZone';
import { rootsOf, type Roots } from '../../lib/roots';
import { isRecord } from '../../lib/isRecord';

type Bilingual = { fr: string; en: string };

/** Who runs the network. An empty phone or e-mail is not shown. */
export type Brand = { name: Bilingual; phone: string; email: string };

/** Where page views go, `none` without a usable adapter: its name, its address, and the site there (product §8). */
export type AnalyticsSettings = { adapter: 'none' | 'matomo' | 'plausible'; url: string; site: string };

/** assets/config.json, read (spec §7, product §8). An empty version or guide address is not shown. */
export type PortalConfig = {
  roots: Roots;
  version: string;
  brand: Brand;
  guideUrl: Bilingual;
  loginTerms: boolean;
  timeZone: string;
  analytics: AnalyticsSettings;
  /** Whether this is where support staff replay traces: no patient’s portal. */
  supportTools: boolean;
};

/** The guide that ships with the portal: login and footer lead to one (spec §2) unless the settings say an empty address. */
const ownGuide: Bilingual = { fr: 'assets/guide.fr.html', en: 'assets/guide.en.html' };

const field = (from: unknown, name: string): unknown =>
  isRecord(from) && Object.hasOwn(from, name) ? from[name] : undefined;

const text = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise);

/** One text for both languages, or one for each. */
const bilingual = (value: unknown, otherwise: Bilingual): Bilingual =>
  typeof value === 'string'
    ? { fr: value, en: value }
    : { fr: text(field(value, 'fr'), otherwise.fr), en: text(field(value, 'en'), otherwise.en) };

const analyticsIn = (raw: unknown): AnalyticsSettings => {
  const adapter = (['matomo', 'plausible'] as const).find((name) => name === field(raw, 'adapter')) ?? 'none';
  return { adapter, url: text(field(raw, 'url')).replace(/\/+$/, ''), site: text(field(raw, 'site')) };
};

/** A name that the browser knows. It is only asked about another one: its first answer costs a phone 50 ms of the first load. */
const timeZoneIn = (name: string): string => (name !== quebecZone && isTimeZone(name) ? name : quebecZone);

/** Reads the settings; whatever is missing or of another type takes its usual value, so that an old file still works. */
export const parseConfig = (raw: unknown): PortalConfig => {
  const brand = field(raw, 'brand');
  return {
    roots: rootsOf(text(field(raw, 'baseUrl'))),
    version: text(field(raw, 'version')),
    brand: {
      name: bilingual(field(brand, 'name'), { fr: 'Portail patient', en: 'Patient portal' }),
      phone: text(field(brand, 'phone')),
      email: text(field(brand, 'email')),
    },
    guideUrl: bilingual(field(raw, 'guideUrl'), ownGuide),
    loginTerms: field(raw, 'loginTerms') === true,
    timeZone: timeZoneIn(text(field(raw, 'timeZone'), quebecZone)),
    analytics: analyticsIn(field(raw, 'analytics')),
    supportTools: field(raw, 'supportTools') === true,
  };
};
