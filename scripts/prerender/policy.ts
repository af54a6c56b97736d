import { createHash } from 'node:crypto';

/** What of assets/config.json names another origin. */
export type Settings = { baseUrl?: string; analytics?: { url?: string } };

/** The scripts and styles that stand in the page itself. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] };

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** An absolute address is another origin that the portal may call: the baseUrl, and where page views go. */
const originOf = (address = ''): string[] => (/^https?:\/\//i.test(address) ? [new URL(address).origin] : []);

/**
 * The content security policy of the built page, without a nonce (product §8). styled-components appends one empty
 * text to its style sheet and then speaks CSSOM: hence the hash of nothing.
 */
export const policyFor = ({ baseUrl, analytics }: Settings, { scripts, styles }: Inline): string =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(sha256)],
    'style-src': ["'self'", ...['', ...styles].map(sha256)],
    'style-src-attr': ["'none'"],
    'connect-src': ["'self'", ...originOf(baseUrl), ...originOf(analytics?.url)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Only the library that cleans the policies may make HTML of a text, and only the build names the scripts of
    // workers: its own (worker), and the service worker's (sw).
    'trusted-types': ['dompurify', 'sw', 'worker'],
  })
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');
