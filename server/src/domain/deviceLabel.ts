/** The first pattern that fits names the family; most browsers also claim to be several of those further down. */
const browsers: [pattern: RegExp, name: string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const firstFit = (rows: typeof browsers, text: string): string[] =>
  rows
    .filter(([pattern]) => pattern.test(text))
    .slice(0, 1)
    .map(([, name]) => name);

/**
 * What a person recognises their device by in the list of sessions, such as `Firefox · Android`; empty when unknown.
 * The family only, no version or model: enough to recognise, too little to track (no fingerprint).
 */
export const deviceLabel = (userAgent: string | undefined): string => {
  const text = (userAgent ?? '').slice(0, 512);
  return [...firstFit(browsers, text), ...firstFit(systems, text)].join(' · ');
};
