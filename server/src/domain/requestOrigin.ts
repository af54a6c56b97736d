/** Fetch Metadata, the origin, and a header that foreign pages cannot add. */
export type RequestSource = {
  site: string | undefined;
  dest: string | undefined;
  origin: string | undefined;
  requestedWith: string | undefined;
};

const originOf = (address: string): string | undefined => URL.parse(address)?.origin;

/** Checks an unsafe request (product §8 CSRF): `Sec-Fetch-Site`, or `Origin` in browsers without it. */
export const isFromOwnPage = ({ site, origin }: RequestSource, ownAddresses: readonly string[]): boolean =>
  site === undefined
    ? origin !== undefined && ownAddresses.some((address) => originOf(address) === origin)
    : site === 'same-origin';

/**
 * Checks a state-changing GET (product §4). Images, links, forms and typed addresses send neither `X-Requested-With`
 * nor same-origin with an empty destination.
 */
export const isFromOwnScript = ({ site, dest, requestedWith }: RequestSource): boolean =>
  requestedWith === undefined
    ? site === 'same-origin' && dest === 'empty'
    : site === undefined || site === 'same-origin';
