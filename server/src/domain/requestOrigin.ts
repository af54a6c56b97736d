/** What a browser says of the page a request comes from: Fetch Metadata, the origin, and a header no foreign page can add. */
export type RequestSource = {
  site: string | undefined;
  dest: string | undefined;
  origin: string | undefined;
  requestedWith: string | undefined;
};

const originOf = (address: string): string | undefined => URL.parse(address)?.origin;

/**
 * Whether an unsafe request comes from our own page (product §8 CSRF): `Sec-Fetch-Site` says same-origin;
 * where the browser sends none, `Origin` is one of ours. Neither: refused.
 */
export const isFromOwnPage = ({ site, origin }: RequestSource, ownAddresses: readonly string[]): boolean =>
  site === undefined
    ? origin !== undefined && ownAddresses.some((address) => originOf(address) === origin)
    : site === 'same-origin';

/**
 * Whether a GET that acts was made by our script (product §4): it carries `X-Requested-With`, or the browser says
 * same-origin with an empty destination. An image, a link, a form or an address typed in does neither.
 */
export const isFromOwnScript = ({ site, dest, requestedWith }: RequestSource): boolean =>
  requestedWith === undefined
    ? site === 'same-origin' && dest === 'empty'
    : site === undefined || site === 'same-origin';
