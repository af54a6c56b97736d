import { quebecZone } from '../../../contract/quebec.ts';
import { isTimeZone } from '../../lib/timeZone';
import { rootsOf, type Roots } from '../../lib/roots';
import { isRecord } from '../../lib/isRecord';

type Bilingual = { fr: string; en: string };

export type Brand = { name: Bilingual; phone: string; email: string };

/** `none` without a usable adapter (product §8). */
export type AnalyticsSettings = { adapter: 'none' | 'matomo' | 'plausible'; url: string; site: string };

/** assets/config.json (spec §7, product §8). Empty texts are not shown. */
export type PortalConfig = {
  roots: Roots;
  version: string;
  brand: Brand;
  guideUrl: Bilingual;
  loginTerms: boolean;
  timeZone: string;
  analytics: AnalyticsSettings;
  /** False in a patient’s portal. */
  supportTools: boolean;
};

/** Spec §2; an empty address removes it. */
const ownGuide: Bilingual = { fr: 'assets/guide.fr.html', en: 'assets/guide.en.html' };

const field = (from: unknown, name: string): unknown =>
  isRecord(from) && Object.hasOwn(from, name) ? from[name] : undefined;

const text = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise);

const bilingual = (value: unknown, otherwise: Bilingual): Bilingual =>
  typeof value === 'string'
    ? { fr: value, en: value }
    : { fr: text(field(value, 'fr'), otherwise.fr), en: text(field(value, 'en'), otherwise.en) };

/** Relative addresses lead to the portal's host. */
const linkSchemes = ['https:', 'http:', 'tel:', 'mailto:'];

/** Nothing where a link would do anything else: run a script, open a file. */
const linkTo = (address: string): string => {
  try {
    return linkSchemes.includes(new URL(address, 'https://portal.invalid').protocol) ? address : '';
  } catch {
    return '';
  }
};

const linksIn = ({ fr, en }: Bilingual): Bilingual => ({ fr: linkTo(fr), en: linkTo(en) });

const analyticsIn = (raw: unknown): AnalyticsSettings => {
  const adapter = (['matomo', 'plausible'] as const).find((name) => name === field(raw, 'adapter')) ?? 'none';
  return { adapter, url: linkTo(text(field(raw, 'url'))).replace(/\/+$/, ''), site: text(field(raw, 'site')) };
};

/** Quebec's zone is not checked: the first `Intl` call costs a phone 50 ms. */
const timeZoneIn = (name: string): string => (name !== quebecZone && isTimeZone(name) ? name : quebecZone);

/** Missing or mistyped fields take defaults, so old files work. */
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
    guideUrl: linksIn(bilingual(field(raw, 'guideUrl'), ownGuide)),
    loginTerms: field(raw, 'loginTerms') === true,
    timeZone: timeZoneIn(text(field(raw, 'timeZone'), quebecZone)),
    analytics: analyticsIn(field(raw, 'analytics')),
    supportTools: field(raw, 'supportTools') === true,
  };
};
