/** First match wins: most browsers also claim to be later ones. */
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

/** `Firefox · Android` or ''. Without version and model, it cannot serve as a fingerprint. */
export const deviceLabel = (userAgent: string | undefined): string => {
  const text = (userAgent ?? '').slice(0, 512);
  return [...firstFit(browsers, text), ...firstFit(systems, text)].join(' · ');
};
