import { createHash } from 'node:crypto';
import { URL } from 'node:url';

const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** An absolute address is another origin that the portal may call: the baseUrl, and where page views go. */
const originOf = (address) => (/^https?:\/\//i.test(address ?? '') ? [new URL(address).origin] : []);

/**
 * The content security policy of the built page, without a nonce (product §8). styled-components appends one empty
 * text to its style sheet and then speaks CSSOM: hence the hash of nothing.
 */
const policyFor = ({ baseUrl, analytics }) =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", sha256('')],
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
    // Only the library that cleans the policies may make HTML of a text.
    'trusted-types': ['dompurify'],
  }).map(([directive, values]) => [directive, ...values].join(' ')).join('; ');

/** Writes the policy beside the page, where the server looks for it. */
export class PolicyPlugin {
  constructor(settings) {
    this.policy = policyFor(settings);
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PolicyPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'PolicyPlugin', stage }, () => {
        compilation.emitAsset('content-security-policy.txt', new sources.RawSource(`${this.policy}\n`));
      });
    });
  }
}
