/** `requestedWith`: a header that foreign pages cannot add. */
export type RequestSource = {
  site: string | undefined;
  dest: string | undefined;
  origin: string | undefined;
  requestedWith: string | undefined;
};

const originOf = (address: string): string | undefined => URL.parse(address)?.origin;

/** For unsafe requests (product §8 CSRF): `Sec-Fetch-Site`, or `Origin` in browsers without it. */
export const isFromOwnPage = ({ site, origin }: RequestSource, ownAddresses: readonly string[]): boolean =>
  site === undefined
    ? origin !== undefined && ownAddresses.some((address) => originOf(address) === origin)
    : site === 'same-origin';

/** For state-changing GETs (product §4): images, links, forms and typed addresses fail it. */
export const isFromOwnScript = ({ site, dest, requestedWith }: RequestSource): boolean =>
  requestedWith === undefined
    ? site === 'same-origin' && dest === 'empty'
    : site === undefined || site === 'same-origin';
