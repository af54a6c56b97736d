import { redirect, replace } from 'react-router-dom';

/** True when the history already has an entry for this address: it was typed, opened first, or reached by Back. */
const hasEntry = (address: string): boolean =>
  new URL(`/${window.location.hash.replace(/^#?\/?/, '')}`, address).href === address;

/**
 * Redirects so that Back leaves the portal or the page before: an entry that only redirects would lead here again.
 * @param address of the loader's request
 */
export const goElsewhere = ({ url }: Pick<Request, 'url'>, target: string): Response =>
  hasEntry(url) ? replace(target) : redirect(target);
